import DOMPurify from 'dompurify';
import { Marked } from 'marked';

/** Shows HTML and images as they were written. */
const markdown = new Marked({
  gfm: true,
  breaks: true,
  renderer: { html: ({ text }) => escaped(text), image: ({ raw }) => escaped(raw) },
});

const ALLOWED_TAGS =
  'p br strong em del code pre blockquote ul ol li a hr h1 h2 h3 h4 h5 h6 table thead tbody tr th td'.split(
    ' ',
  );

/** Beyond this many characters, the parser takes seconds for hostile texts. */
const RENDERED_MAX = 10_000;

/**
 * Renders Markdown of a model as HTML that runs nothing and loads nothing, as the text may be hostile. Long texts, and
 * those with marks nested too deep, are shown as they were written.
 */
export function renderMarkdown(text: string): string {
  return DOMPurify.sanitize(parse(text), {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^(?:https?|mailto):/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}

function parse(text: string): string {
  if (text.length > RENDERED_MAX) return escaped(text);
  try {
    return markdown.parse(text, { async: false });
  } catch {
    return escaped(text);
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
