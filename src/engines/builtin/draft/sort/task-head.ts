const COLON = /:\s+|:$|\s[–—-]\s/;
const SEPARATOR = /^(?:,\s+|:\s*|\s[–—-]\s)/;

/**
 * Divides “Describe our tray: oak, £64” at the colon or dash that opens its content. A label's own colon (“…, price: £5”)
 * opens none.
 */
export function splitTask(sentence: string): { head: string; content: string } {
  const head = headOf(sentence);
  return { head, content: sentence.slice(head.length).replace(SEPARATOR, '').trim() };
}

function headOf(sentence: string): string {
  const end = sentence.search(COLON);
  if (end < 0) return sentence;
  const head = sentence.slice(0, end);
  const comma = head.lastIndexOf(', ');
  const label = head.slice(comma + 2);
  return comma > 0 && label.split(/\s/).length <= 2 ? sentence : head;
}
