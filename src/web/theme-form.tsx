import { useContext } from 'preact/hooks';
import { Form } from './form.js';
import { THEMES, ThemeContext } from './theme.js';

export const THEME_PATH = '/theme';
export const THEME_FIELD = 'theme';
/** The hidden field with the path of the page to return to. */
export const RETURN_FIELD = 'return_to';

const NAMES = { system: 'System', light: 'Light', dark: 'Dark' } as const;

/** Chooses the theme. Without script, the page loads again in the new colours. */
export function ThemeForm({ csrf, page }: { csrf: string; page: string }) {
  const current = useContext(ThemeContext);
  return (
    <Form action={THEME_PATH} csrf={csrf}>
      <input type="hidden" name={RETURN_FIELD} value={page} />
      <div class="themes" role="group" aria-label="Theme">
        {THEMES.map((theme) => (
          <button
            key={theme}
            class="quiet small"
            name={THEME_FIELD}
            value={theme}
            aria-pressed={theme === current}
          >
            {NAMES[theme]}
          </button>
        ))}
      </div>
    </Form>
  );
}
