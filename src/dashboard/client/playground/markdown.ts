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

/** Renders Markdown of a model as HTML that runs nothing and loads nothing, as the text may be hostile. */
export function renderMarkdown(text: string): string {
  return DOMPurify.sanitize(markdown.parse(text, { async: false }), {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^(?:https?|mailto):/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
