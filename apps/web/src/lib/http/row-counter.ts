const quote = 0x22;
const newline = 0x0a;

/** Counts the rows of a CSV file that arrives in chunks; line breaks inside quotes belong to their field. */
export class RowCounter {
  private lines = 0;
  private isQuoted = false;

  add(piece: Uint8Array): void {
    for (const byte of piece) {
      if (byte === quote) this.isQuoted = !this.isQuoted;
      else if (byte === newline && !this.isQuoted) this.lines += 1;
    }
  }

  /** The number of rows without the heading. */
  get rows(): number {
    return Math.max(this.lines - 1, 0);
  }
}
