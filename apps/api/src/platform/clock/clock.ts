import { Injectable } from '@nestjs/common';

/** The present moment, as a port, so that tests can stand at any moment. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
