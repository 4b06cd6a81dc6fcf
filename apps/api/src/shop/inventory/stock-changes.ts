import { Injectable } from '@nestjs/common';

/**
 * Notifies in-memory caches of stock when an administrator changes it in this process. Sales are too frequent to
 * report.
 */
@Injectable()
export class StockChanges {
  private readonly listeners: (() => void)[] = [];

  subscribe(listener: () => void): void {
    this.listeners.push(listener);
  }

  report(): void {
    for (const listener of this.listeners) listener();
  }
}
