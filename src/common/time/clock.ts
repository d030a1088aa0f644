import { Injectable } from '@nestjs/common';

/** The one source of the time of day, in milliseconds since the epoch; tests put their own in its place. */
@Injectable()
export class Clock {
  now(): number {
    return Date.now();
  }
}
