import { HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import { AccountData } from '../../account-data/account-data.js';
import { redirect } from '../../web/page-result.js';
import { rerenderOnError } from '../../web/rerender-on-error.js';
import { CurrentResponse, type ResponseHeaders } from '../../web/response-headers.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { StepUp } from '../frame/step-up.interceptor.js';
import { isUuid } from '../../common/validation/uuid.js';
import { notFound } from '../frame/not-found.js';
import { DATA_PATH, EXPORT_PATH } from './data-page.js';
import { DataView } from './data-view.js';

/** Account settings → Your data: starts exports and sends their files to the owner. */
@DashboardController(EXPORT_PATH)
export class DataExportController {
  constructor(
    private readonly data: AccountData,
    private readonly view: DataView,
  ) {}

  @Post()
  @StepUp()
  start(@CurrentSession() context: SessionContext) {
    return rerenderOnError(
      async () => {
        await this.data.startExport(context.account);
        return redirect(`${DATA_PATH}?done=export`);
      },
      (problem) => this.view.page(context, { problem }),
    );
  }

  @Post(':id')
  @HttpCode(200)
  @StepUp()
  async download(
    @CurrentSession() { account }: SessionContext,
    @Param('id') id: string,
    @CurrentResponse() headers: ResponseHeaders,
  ) {
    const found = isUuid(id) ? await this.data.openExport(account.id, id) : null;
    if (!found) throw notFound();
    headers.header('cache-control', 'no-store');
    return new StreamableFile(found.file, {
      type: 'application/jsonl',
      disposition: `attachment; filename="copydesk-export-${id.slice(0, 8)}.jsonl"`,
      length: found.bytes,
    });
  }
}
