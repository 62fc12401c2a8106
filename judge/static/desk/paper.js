// The text of the situation is all there is. Whoever edits it, by hand, on the board or by a move, edits this paper.
// An answer to an older text is dropped; an edit of the board that met a newer text is made anew on that one.

import { ask } from "./ask.js";
import { say } from "./words.js";

const PAUSE = 350;
const MOST_REMEMBERED = 200;

export class Paper extends EventTarget {
  text = "";
  told = null;
  seat = "";
  #toldOf = null;
  #tasks = [];
  #failed = [];
  #working = false;
  #pause = 0;
  #past = [];
  #future = [];
  #typedAt = 0;
  #asked;

  constructor(text, why) {
    super();
    this.text = text;
    this.#asked = { text, why };
  }

  start() {
    this.#work();
  }

  get settled() {
    return this.#isTold && !this.#halted.length;
  }

  get #isTold() {
    return this.#toldOf === this.text && !this.#tasks.length;
  }

  /** The edits of the board that the server could not be told. */
  get #halted() {
    return this.#failed.filter((task) => task.change);
  }

  /** The board as it stands with the edits that the server has not answered yet; null while the text cannot be read. */
  get table() {
    if (!this.told?.table) return null;
    const table = structuredClone(this.told.table);
    for (const task of [...this.#failed, ...this.#tasks]) if (task.change) task.change(table);
    return table;
  }

  /** A card as people speak of it: its name in the language of the page, what stands on it, and its page. */
  called(name) {
    return this.told?.cards[name] ?? { name, kind: "", lines: [], page: "" };
  }

  /** A step is asked why it happens; 0 for none. */
  asks(why) {
    this.#asked = { text: this.text, why };
    this.#tell("asked");
  }

  /** The number of the step that was asked about last; 0 for none. */
  get why() {
    return this.#asked.text === this.text ? this.#asked.why : 0;
  }

  /** The address that holds the situation, and the step that is asked about; "" where it would be too long. */
  get address() {
    const address = this.told?.address ?? "";
    return address && this.why ? `${address}&why=${this.why}` : address;
  }

  /** What the server said of this very text, once it has said it; null where it could not. */
  async answer() {
    if (!this.settled || this.#working) {
      await new Promise((done) => {
        const idle = (event) => {
          if (event.detail) return;
          this.removeEventListener("busy", idle);
          done();
        };
        this.addEventListener("busy", idle);
      });
    }
    return this.told?.text === this.text ? this.told : null;
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  get canRedo() {
    return this.#future.length > 0;
  }

  /** Someone types: what was typed within a breath is one edit. */
  type(text) {
    if (text === this.text) return;
    const now = performance.now();
    if (now - this.#typedAt > 900) this.#remember();
    this.#typedAt = now;
    this.text = text;
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.#work(), PAUSE);
    this.#tell("change");
  }

  replace(text) {
    this.#tasks = [];
    this.#failed = [];
    this.#set(text);
    this.#work();
  }

  /** Edit the board: `change` gets the table and changes it. */
  edit(change) {
    if (!this.told) return this.#tell("trouble", say("no-answer"));
    if (!this.told.table) return this.#tell("trouble", say("unreadable"));
    this.#resume();
    this.#tasks.push({ change });
    this.#tell("change");
    this.#work();
  }

  /** See the play from the seat of a player; "" for the judge's. */
  look(seat) {
    this.seat = seat;
    this.again();
  }

  /** Let the play go on or back: `{line}`, `{lines}`, `{undo: true}`, `{keep: n}` or `{twin: n}`. */
  move(what) {
    this.#failed = this.#halted;
    this.#resume();
    this.#tasks.push({ what });
    this.#tell("change");
    this.#work();
  }

  /** A button that plays was pressed: once, and on the board that is seen. */
  press(what) {
    if (this.#halted.length) this.again();
    else if (this.settled) this.move(what);
  }

  /** Ask for the answer that failed, and do what it was to do. */
  again() {
    this.#toldOf = null;
    this.#resume();
    this.#work();
  }

  #resume() {
    this.#tasks = [...this.#failed, ...this.#tasks];
    this.#failed = [];
  }

  undo() {
    this.#walk(this.#past, this.#future);
  }

  redo() {
    this.#walk(this.#future, this.#past);
  }

  #walk(from, to) {
    if (!from.length) return;
    to.push(this.text);
    this.text = from.pop();
    this.#tasks = [];
    this.#failed = [];
    this.#typedAt = 0;
    this.#tell("change");
    this.#work();
  }

  #remember() {
    this.#past.push(this.text);
    if (this.#past.length > MOST_REMEMBERED) this.#past.shift();
    this.#future = [];
  }

  #set(text) {
    if (text === this.text) return;
    this.#remember();
    this.#typedAt = 0;
    this.text = text;
    this.#tell("change");
  }

  async #work() {
    clearTimeout(this.#pause);
    if (this.#working) return;
    this.#working = true;
    this.#tell("busy", true);
    while (!this.#isTold) {
      try {
        if (this.#toldOf !== this.text) await this.#read();
        else await this.#do();
      } catch (trouble) {
        this.#failed = trouble.again ? this.#tasks : [];
        this.#tasks = [];
        this.#toldOf = this.text;
        this.#tell("change");
        this.#tell("trouble", trouble.message);
      }
    }
    this.#working = false;
    this.#tell("busy", false);
  }

  async #read() {
    const text = this.text;
    const { seat } = this;
    const sits = !seat || text.split("\n").some((line) => line.trim() === `### ${seat}`);
    const told = await ask("situation", { text, seat: sits ? seat : "" });
    if (text === this.text && seat === this.seat) this.#take(text, told);
  }

  async #do() {
    const text = this.text;
    const [first] = this.#tasks;
    const boards = first.change ? this.#tasks.filter((task) => task.change) : [first];
    if (first.change && !this.told.table) {
      this.#tasks = this.#tasks.filter((task) => !boards.includes(task));
      return this.#tell("trouble", say("unreadable"));
    }
    let question = { text, seat: this.seat, ...first.what };
    if (first.change) {
      const table = structuredClone(this.told.table);
      for (const task of boards) task.change(table);
      const seat = this.told.table.players.findIndex((player) => player.name === this.seat);
      question = { text, seat: table.players[seat]?.name ?? "", table };
    }
    const told = await ask(first.change ? "table" : "move", question);
    if (text !== this.text) return;
    this.#tasks = this.#tasks.filter((task) => !boards.includes(task));
    this.#set(told.text);
    this.#take(told.text, told, first.what);
  }

  #take(text, told, moved = null) {
    this.told = told;
    this.seat = told.seat;
    this.#toldOf = text;
    this.#tell("trouble", "");
    this.#tell("told", moved);
  }

  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
