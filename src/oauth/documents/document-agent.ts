import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Dispatcher } from 'undici';
import { publicAgent } from '../../common/http/public-agent.js';

/** The connections to the hosts of documents: to public addresses only, which are checked when they are made. */
@Injectable()
export class DocumentAgent implements OnApplicationShutdown {
  readonly dispatcher: Dispatcher = publicAgent();

  async onApplicationShutdown() {
    await this.dispatcher.destroy();
  }
}
