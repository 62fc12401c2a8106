"""A visitor who wishes us no good: sends what pages are asked for, spoilt, and looks at what comes back."""
