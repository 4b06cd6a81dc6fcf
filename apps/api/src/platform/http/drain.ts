import { Injectable } from '@nestjs/common';

/**
 * Set when the process was asked to stop: readiness fails, so the load balancer sends no more requests, and open
 * requests still finish.
 */
@Injectable()
export class Drain {
  private begun = false;

  begin(): void {
    this.begun = true;
  }

  get isDraining(): boolean {
    return this.begun;
  }
}
