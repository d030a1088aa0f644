import type { Brief } from './brief.js';
import { OPENING, WISH, type Task } from './task.js';

const DESCRIBE =
  /^(?:please\s+)?(?:write (?:something )?(?:about|on)|describe|advertise|promote|sell|introduce)\s+(?=\S)/i;
const SUMMARISE =
  /^(?:please\s+)?(?:summari[sz]e|condense|sum up)\b\s*(?:(?:this|these|(?:the )?following)\b\s*)?(?:(?:the )?(?:text|article|notes|paragraph|report|minutes|e-?mail|letter)\b(?=\s*(?:[:.,]|$|(?:in|for|as|on)\b))\s*)?/i;
const COMPARE = /^(?:please\s+)?compare\s+(?=\S)/i;
const LETTER =
  /^(?:please\s+|pls\s+|can you\s+|could you\s+)?(?=(?:invite|remind|thank|tell|ask|apologi[sz]e to|congratulate|inform|let|reply to|respond to|write to|(?:write|email|message|text) (?:my|our|the|all|him|her|them)|follow up with)\s+\S)/i;

/** Reads a task given by its verb alone: “Describe our tray”, “Invite all parents to …”. */
export function readActHead(sentence: string, brief: Brief): Task | null {
  const head = sentence.replace(OPENING, '').replace(WISH, '');
  const base = { modifiers: '', isRequest: true };
  const described = DESCRIBE.exec(head);
  if (described)
    return { ...base, layout: 'list', kindName: '', rest: `about ${head.slice(described[0].length)}` };
  const summarised = SUMMARISE.exec(head);
  if (summarised)
    return { ...base, layout: 'summary', kindName: 'summary', rest: head.slice(summarised[0].length) };
  const compared = COMPARE.exec(head);
  if (compared)
    return {
      ...base,
      layout: 'invention',
      kindName: 'comparison',
      rest: `of ${head.slice(compared[0].length)}`,
    };
  const letter =
    brief.parts.length > 0 && /^(?:write|respond|reply) to\s/i.test(head) ? null : LETTER.exec(head);
  if (!letter || (brief.layout !== 'letter' && brief.layout !== 'message' && brief.layout !== 'news'))
    return null;
  const text = head.slice(letter[0].length);
  const written = /^(?:reply|respond|write|follow up) (?:to|with)\s+|^(?:write|email|message|text)\s+/i.exec(
    text,
  );
  const rest = written ? `to ${text.slice(written[0].length)}` : text;
  return { ...base, layout: 'letter', kindName: '', rest };
}
