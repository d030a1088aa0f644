import { Global, Module } from '@nestjs/common';
import { Dispatcher } from './dispatcher.js';
import { QueueService } from './queue.service.js';

/** Background jobs on pg-boss. */
@Global()
@Module({ providers: [QueueService, Dispatcher], exports: [QueueService, Dispatcher] })
export class QueueModule {}
