/** An observer for which nothing ever comes near the viewport. */
export class FarAway {
  observe(): void {}
  disconnect(): void {}
}
