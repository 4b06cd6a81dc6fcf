import { Injectable } from '@nestjs/common';

/** Set when the process has been told to stop: the balancer is asked to send no more, what is here is still answered. */
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
