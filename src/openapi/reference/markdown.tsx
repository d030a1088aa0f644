import { Marked } from 'marked';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const markdown = new Marked({ renderer: { html: ({ text }) => escaped(text) } });

/** A description of the document, which is Markdown. HTML in it is shown as text. */
export function Markdown({ text }: { text: string }) {
  return <div class="prose" dangerouslySetInnerHTML={{ __html: markdown.parse(text, { async: false }) }} />;
}

/** The same, without a paragraph around it. */
export function InlineMarkdown({ text }: { text: string }) {
  return <span dangerouslySetInnerHTML={{ __html: markdown.parseInline(text, { async: false }) }} />;
}
