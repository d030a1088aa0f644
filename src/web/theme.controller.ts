import { Post, Req } from '@nestjs/common';
import type { Request } from '../common/http/request.js';
import { Config } from '../config/config.js';
import { Csrf } from './csrf.js';
import { fieldOf, readForm } from './form-body.js';
import { localPath } from './local-path.js';
import { PageController } from './page-controller.js';
import { redirect } from './page-result.js';
import { CurrentResponse, type ResponseHeaders } from './response-headers.js';
import { isTheme, themeCookie } from './theme.js';
import { RETURN_FIELD, THEME_FIELD, THEME_PATH } from './theme-form.js';

/** Stores the theme of a browser in a cookie. It needs no session. */
@PageController(THEME_PATH.slice(1))
export class ThemeController {
  constructor(
    private readonly csrf: Csrf,
    private readonly config: Config,
  ) {}

  @Post()
  async choose(@Req() request: Request, @CurrentResponse() headers: ResponseHeaders) {
    const form = await readForm(request);
    this.csrf.check(request, form);
    const theme = fieldOf(form, THEME_FIELD);
    if (isTheme(theme))
      headers.header('set-cookie', themeCookie(theme, this.config.publicUrl.startsWith('https:')));
    return redirect(localPath(form.get(RETURN_FIELD), '/'));
  }
}
