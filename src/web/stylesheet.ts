// Longer than other files because it is the whole stylesheet. Two palettes, system fonts, no images.
import { createHash } from 'node:crypto';

/** All styles of all pages. */
export const STYLESHEET = `
:root {
  color-scheme: light dark;
  --paper: #f7f5f1; --card: #ffffff; --ink: #1d1b18; --soft: #5f5a52; --line: #d9d4ca;
  --accent: #1f4fa3; --accent-ink: #ffffff; --accent-soft: #e8eef9; --focus: #1f4fa3;
  --bad: #9c2118; --bad-soft: #fbecea; --good: #1c6b3c;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #171614; --card: #211f1c; --ink: #f0ede7; --soft: #b3ada2; --line: #3d3a34;
    --accent: #a9c4f7; --accent-ink: #12203a; --accent-soft: #26303f; --focus: #a9c4f7;
    --bad: #ffb4a9; --bad-soft: #3a211e; --good: #8fd6ab;
  }
}
* { box-sizing: border-box; }
html { font: 100%/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; }
body { margin: 0; min-height: 100vh; background: var(--paper); color: var(--ink); display: flex; flex-direction: column; }
.bar { display: flex; gap: 1rem; align-items: baseline; justify-content: space-between; padding: 1.25rem 1.5rem; }
.brand { font-family: Georgia, 'Times New Roman', serif; font-weight: 700; font-size: 1.25rem; letter-spacing: -0.01em; }
.person { display: flex; gap: 1rem; min-width: 0; font-size: 0.9375rem; color: var(--soft); }
.email { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
main { width: 100%; margin: 0 auto; padding: 2rem; background: var(--card); border: 1px solid var(--line); border-radius: 14px; overflow-wrap: anywhere; }
main.form { max-width: 29rem; margin-block: min(6vh, 3rem) auto; }
main.page { max-width: 68rem; margin-block: 1rem auto; }
main + * { margin-top: 1rem; }
h1 { margin: 0 0 0.75rem; font: 700 1.625rem/1.25 Georgia, 'Times New Roman', serif; letter-spacing: -0.01em; text-wrap: balance; }
h2 { margin: 1.75rem 0 0.5rem; font-size: 1rem; }
p { margin: 0 0 1rem; }
a { color: var(--accent); text-underline-offset: 0.2em; }
.lead { color: var(--soft); }
.field { margin-bottom: 1.125rem; }
label { display: block; margin-bottom: 0.375rem; font-weight: 600; font-size: 0.9375rem; }
input:not([type='hidden']) {
  width: 100%; min-height: 2.875rem; padding: 0.5rem 0.75rem; font: inherit; color: inherit;
  background: var(--paper); border: 1px solid color-mix(in srgb, var(--soft) 70%, transparent); border-radius: 8px;
}
.hint, .small { color: var(--soft); font-size: 0.875rem; }
.hint { display: block; margin-top: 0.25rem; }
button, .button {
  display: inline-flex; align-items: center; justify-content: center; min-height: 2.875rem; padding: 0.5rem 1.25rem;
  font: inherit; font-weight: 600; cursor: pointer; text-decoration: none; border-radius: 8px;
  color: var(--accent-ink); background: var(--accent); border: 1px solid var(--accent);
}
button:hover, .button:hover { filter: brightness(1.08); }
button.quiet { color: var(--ink); background: transparent; border-color: color-mix(in srgb, var(--soft) 70%, transparent); }
button.quiet:hover { background: var(--accent-soft); filter: none; }
button.wide { width: 100%; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.actions { display: flex; gap: 0.75rem; margin-top: 1.5rem; }
.actions button { flex: 1; }
.problem { padding: 0.75rem 1rem; color: var(--bad); background: var(--bad-soft); border-radius: 8px; font-weight: 600; }
.details { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; color: var(--soft); font-size: 0.8125rem; margin-bottom: 0; }
code { font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace; font-size: 0.9em; }
.badge { display: inline-block; padding: 0.0625rem 0.5rem; border: 1px solid currentColor; border-radius: 99px; font-size: 0.8125rem; font-weight: 600; white-space: nowrap; }
.verification { color: var(--soft); font-size: 0.9375rem; }
.badge { margin-inline-end: 0.25rem; }
.badge.good { color: var(--good); }
.badge.plain { color: var(--soft); }
ul.scopes { list-style: none; margin: 0 0 1rem; padding: 0; border: 1px solid var(--line); border-radius: 10px; }
ul.scopes li { display: flex; gap: 0.75rem; padding: 0.625rem 1rem; }
ul.scopes li + li { border-top: 1px solid var(--line); }
ul.scopes li::before { content: '\\2713' / ''; color: var(--good); font-weight: 700; }
ul.scopes.cannot li::before { content: '\\2715' / ''; color: var(--soft); }
dl.facts { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 1.5rem 0 0; padding-top: 1rem; border-top: 1px solid var(--line); font-size: 0.9375rem; }
dl.facts dt { color: var(--soft); }
dl.facts dd { margin: 0; }
.foot { margin: 1.25rem 0 0; text-align: center; font-size: 0.9375rem; color: var(--soft); }
@media (max-width: 32rem) {
  .bar { padding: 1rem 1.25rem; }
  main { padding: 1.5rem 1.25rem; border-radius: 0; border-inline: 0; }
  main.form { margin-block: 0 auto; }
}
@media (prefers-reduced-motion: no-preference) { button, .button { transition: filter 120ms, background 120ms; } }
`;

/** Where it is served; the name changes with the content. */
export const STYLESHEET_PATH = `/assets/${createHash('sha256').update(STYLESHEET).digest('hex').slice(0, 16)}.css`;
