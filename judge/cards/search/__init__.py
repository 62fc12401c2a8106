"""Cards found by what stands on them: ``t:character f:muna c<=3 kw:tough o:"target"``, in both languages."""
