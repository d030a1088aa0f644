import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EventLog } from './event-log.js';
import { StoredEvent } from './event.entity.js';

/** Global, because events are written where they happen, in many features. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([StoredEvent])],
  providers: [EventLog],
  exports: [TypeOrmModule, EventLog],
})
export class EventsModule {}
