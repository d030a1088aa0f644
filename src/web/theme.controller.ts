import { Post } from '@nestjs/common';
import { Config } from '../config/config.js';
import { CurrentForm } from './current-form.js';
import { fieldOf } from './form-body.js';
import { localPath } from './local-path.js';
import { PageController } from './page-controller.js';
import { redirect } from './page-result.js';
import { CurrentResponse, type ResponseHeaders } from './response-headers.js';
import { isTheme, themeCookie } from './theme.js';
import { RETURN_FIELD, THEME_FIELD, THEME_PATH } from './theme-form.js';

/** Stores the theme of a browser in a cookie. It needs no session. */
@PageController(THEME_PATH)
export class ThemeController {
  constructor(private readonly config: Config) {}

  @Post()
  choose(@CurrentForm() form: URLSearchParams, @CurrentResponse() headers: ResponseHeaders) {
    const theme = fieldOf(form, THEME_FIELD);
    if (isTheme(theme))
      headers.header('set-cookie', themeCookie(theme, this.config.publicUrl.startsWith('https:')));
    return redirect(localPath(form.get(RETURN_FIELD), '/'));
  }
}
