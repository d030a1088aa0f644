import { Controller, Get, Res } from '@nestjs/common';
import { Public } from '../common/http/access.js';
import type { Reply } from '../common/http/request.js';
import { ReadinessService } from './readiness.service.js';

/** Health checks for supervisors and load balancers. */
@Public()
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: ReadinessService) {}

  /** 200 while the event loop runs. */
  @Get('live')
  live() {
    return { status: 'ok' };
  }

  /**
   * 503 while the database or the notification link is down, or the process is stopping. The status is set on the reply,
   * because an exception would replace the list of checks with an error body.
   */
  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: Reply) {
    const readiness = await this.readiness.check();
    if (readiness.status !== 'ok') reply.status(503);
    return readiness;
  }
}
