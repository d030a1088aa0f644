// Longer than other files because it is the whole stylesheet of the dashboard; it comes on top of the shell's.
import { createHash } from 'node:crypto';

export const STYLES = `
:root { --warn: #7a4b00; --warn-soft: #fdf1db; --good-soft: #e6f3ea; --mark-in: #d5efdc; --mark-out: #fadcd8; --bar: #1f4fa3; --bar-2: #7a9bd6; }
@media (prefers-color-scheme: dark) {
  :root { --warn: #f2c879; --warn-soft: #352a16; --good-soft: #1c2f23; --mark-in: #1f4a2f; --mark-out: #55261f; --bar: #a9c4f7; --bar-2: #5e7cb3; }
}
.bar { border-bottom: 1px solid var(--line); padding-block: 0.875rem; }
.brand a { color: inherit; text-decoration: none; }
.columns { display: grid; grid-template-columns: 13rem minmax(0, 1fr); gap: 2rem; width: 100%; max-width: 82rem; margin: 0 auto; padding: 1.5rem; }
.columns main.page { max-width: none; margin: 0; padding: 1.75rem 2rem 2.25rem; }
nav.places { font-size: 0.9375rem; }
nav.places h2 { margin: 1.5rem 0 0.375rem; padding-inline: 0.75rem; font-size: 0.8125rem; font-weight: 600; color: var(--soft); }
nav.places ul { list-style: none; margin: 0; padding: 0; }
nav.places a { display: block; padding: 0.4375rem 0.75rem; border-radius: 8px; color: var(--ink); text-decoration: none; }
nav.places a:hover { background: var(--accent-soft); }
nav.places a[aria-current] { background: var(--accent-soft); color: var(--accent); font-weight: 600; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.soft { color: var(--soft); }
form + p { margin-top: 1.25rem; }
.notice { padding: 0.75rem 1rem; color: var(--good); background: var(--good-soft); border-radius: 8px; font-weight: 600; }
.warning { padding: 0.75rem 1rem; color: var(--warn); background: var(--warn-soft); border-radius: 8px; }
.badge.bad { color: var(--bad); }
.badge.warn { color: var(--warn); }
.badges { display: inline-flex; flex-wrap: wrap; gap: 0.25rem; }
.tools { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; justify-content: space-between; margin: 1.25rem 0; }
.tools form, form.filters { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; }
.tools .field, form.filters .field { margin: 0; }
form.filters { margin: 1.25rem 0; }
input:not([type='hidden']):not([type='checkbox']):not([type='radio']) { min-height: 2.625rem; }
button, .button { min-height: 2.625rem; padding-inline: 1rem; }
input[type='checkbox'], input[type='radio'] { width: 1.125rem; min-height: 0; height: 1.125rem; margin: 0.1875rem 0 0; flex: none; accent-color: var(--accent); }
select, textarea {
  width: 100%; min-height: 2.625rem; padding: 0.5rem 0.75rem; font: inherit; color: inherit;
  background: var(--paper); border: 1px solid color-mix(in srgb, var(--soft) 70%, transparent); border-radius: 8px;
}
textarea { min-height: 6rem; resize: vertical; }
fieldset { margin: 0 0 1.125rem; padding: 0; border: 0; min-width: 0; }
legend { padding: 0; margin-bottom: 0.375rem; font-weight: 600; font-size: 0.9375rem; }
label.choice { display: flex; gap: 0.625rem; font-weight: 400; margin: 0.375rem 0; }
.narrow { max-width: 34rem; }
.fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: 0 1rem; }
.buttons { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-top: 1.25rem; }
.row { display: flex; gap: 0.5rem; align-items: stretch; }
.row > input { flex: 1; min-width: 0; }
button.danger, .button.danger { color: var(--bad); background: transparent; border-color: currentColor; }
button.danger:hover { background: var(--bad-soft); filter: none; }
.button.quiet { color: var(--ink); background: transparent; border-color: color-mix(in srgb, var(--soft) 70%, transparent); }
.button.quiet:hover { background: var(--accent-soft); filter: none; }
button.small, .button.small { min-height: 2rem; padding: 0.125rem 0.75rem; font-size: 0.875rem; }
.code, pre { font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace; font-size: 0.875rem; }
.secret { margin: 1.25rem 0; }
.codebox { margin: 1.25rem 0; border: 1px solid var(--line); border-radius: 10px; overflow: hidden; }
.codebox figcaption { display: flex; justify-content: space-between; align-items: center; gap: 1rem; padding: 0.5rem 0.75rem 0.5rem 1rem; min-height: 3rem; border-bottom: 1px solid var(--line); font-weight: 600; font-size: 0.9375rem; }
.codebox pre { margin: 0; padding: 1rem; overflow-x: auto; background: var(--paper); overflow-wrap: normal; }
.table { overflow-x: auto; margin: 0 0 1rem; }
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
th, td { padding: 0.625rem 0.75rem; text-align: start; vertical-align: top; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 600; font-size: 0.875rem; white-space: nowrap; }
th a { color: inherit; text-decoration: none; }
th a:hover { text-decoration: underline; }
th .mark { display: inline-block; width: 1.25em; padding-inline-start: 0.3em; font-size: 0.75em; opacity: 0.55; }
th[aria-sort] { color: var(--ink); }
th[aria-sort] .mark { opacity: 1; }
td.number, th.number { text-align: end; font-variant-numeric: tabular-nums; }
td:first-child, th:first-child { padding-inline-start: 0; }
td .sub { display: block; color: var(--soft); font-size: 0.875rem; }
td { overflow-wrap: break-word; }
td:first-child { min-width: 8rem; }
.empty { padding: 2rem 1rem; text-align: center; border: 1px dashed var(--line); border-radius: 10px; color: var(--soft); margin: 1.25rem 0; }
.empty p:last-child { margin: 0; }
.pager { display: flex; justify-content: space-between; gap: 1rem; font-size: 0.9375rem; }
section.part { margin-top: 2rem; padding-top: 1.5rem; border-top: 1px solid var(--line); }
section.part > h2 { margin-top: 0; }
h2 { font-size: 1.0625rem; }
dl.facts.plain { margin-top: 0; padding-top: 0; border: 0; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem; margin: 1.25rem 0; }
.tile { border: 1px solid var(--line); border-radius: 10px; padding: 1rem 1.125rem; margin: 0; }
.tile h2 { margin: 0; font-size: 0.9375rem; color: var(--soft); }
.tile .total { margin: 0; font-size: 1.625rem; font-weight: 700; font-variant-numeric: tabular-nums; }
svg.chart { display: block; width: 100%; height: auto; margin-top: 0.5rem; }
svg.chart .bars { fill: var(--bar); }
svg.chart .none { fill: var(--line); }
svg.chart text { fill: var(--soft); font-size: 10px; }
svg.chart line { stroke: var(--line); }
.text { white-space: pre-wrap; padding: 1rem 1.125rem; background: var(--paper); border: 1px solid var(--line); border-radius: 10px; margin: 0 0 1rem; }
ins { background: var(--mark-in); text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
del { background: var(--mark-out); text-decoration-thickness: 1px; }
details { margin: 1rem 0; }
td details { margin: 0.25rem 0 0; }
ul.changes { list-style: none; margin: 0.25rem 0; padding: 0; }
summary { cursor: pointer; font-weight: 600; }
ol.chain { list-style: none; margin: 0; padding: 0; }
@media (max-width: 56rem) {
  .columns { grid-template-columns: minmax(0, 1fr); gap: 0; padding: 0; }
  nav.places { display: flex; overflow-x: auto; gap: 0.25rem; padding: 0.5rem 1rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
  nav.places h2 { align-self: center; margin: 0 0 0 0.75rem; padding: 0; }
  nav.places ul { display: flex; gap: 0.25rem; }
  .columns main.page { padding: 1.5rem 1.25rem; border: 0; border-radius: 0; }
}
@media (max-width: 40rem) {
  .table { overflow: visible; }
  table, tbody, tr, td { display: block; width: 100%; }
  thead, thead tr { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; width: 100%; }
  thead tr { padding: 0 0 0.5rem; }
  thead th { display: none; padding: 0; border: 0; }
  thead th:has(a.sort) { display: block; }
  tr { padding: 0.625rem 0; border-bottom: 1px solid var(--line); }
  td, td:first-child { display: grid; grid-template-columns: 7.5rem minmax(0, 1fr); gap: 0.75rem; padding: 0.1875rem 0; border: 0; }
  td:empty { display: none; }
  td.number { text-align: start; }
  td::before { content: attr(data-label); color: var(--soft); font-size: 0.875rem; }
  td > * { grid-column: 2; justify-self: start; min-width: 0; max-width: 100%; overflow-wrap: anywhere; }
  .tools > *, .tools form, .tools .field, form.filters, form.filters .field { width: 100%; }
  .person .email { max-width: 9rem; }
  dl.facts { grid-template-columns: 1fr; gap: 0; }
  dl.facts dd { margin-bottom: 0.5rem; }
}
`;

/** Where it is served; the name changes with the content. */
export const STYLES_PATH = `/assets/${createHash('sha256').update(STYLES).digest('hex').slice(0, 16)}.css`;
