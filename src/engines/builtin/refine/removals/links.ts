import { editRaw, removeSpans } from './raw-edits.js';

export function removeHashtags(content: string): string {
  return editRaw(content, (text) => removeSpans(text, [...text.matchAll(/(?<![\w&])#[A-Za-z]\w{0,60}/g)]));
}

/** A link keeps its words and loses its target; a bare address goes. */
export function removeLinks(content: string): string {
  return editRaw(content, (text) => {
    const worded = text
      .replace(/!\[[^\]\n]{0,300}\]\([^)\n]{0,500}\)/g, '')
      .replace(/\[([^\]\n]{1,300})\]\([^)\n]{0,500}\)/g, '$1');
    return removeSpans(worded, [
      ...worded.matchAll(/\(?<?\b(?:https?:\/\/|www\.)[^\s<>()]{1,2000}[^\s<>().,;:!?"'”’]>?\)?/g),
    ]);
  });
}

export function removeContactData(content: string): string {
  return editRaw(content, (text) =>
    removeSpans(text, [
      ...text.matchAll(
        /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}|(?<![\w.])(?:\+\d{1,3}[ -]?)?(?:\(\d{2,5}\)[ -]?)?\d{2,4}(?:[ -]\d{2,5}){2,4}(?!\w)/g,
      ),
    ]),
  );
}
