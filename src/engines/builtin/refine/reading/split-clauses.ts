/** Verbs that begin a new instruction after “and”, a comma or a full stop. */
const VERBS =
  "use|make|fix|correct|turn|convert|remove|kill|bin|replace|add|shorten|simplify|translate|write|keep|give|change|rewrite|avoid|put|insert|format|summari[sz]e|expand|mention|include|cut|delete|drop|strip|swap|split|merge|combine|break|join|trim|tighten|condense|capitali[sz]e|bold|start|begin|end|finish|close|sign(?![- ]?offs?\\b(?! (?:as|from|by|with)))|proofread|check|improve|polish|rephrase|reword|switch|limit|reduce|get rid|take out|sort|number(?= (?:the|each|all|it|them|every))|don[’']?t|do not|never|please|ensure|nothing|update|set|list|highlight|spell|sound|open|lowercase|uppercase|explain|describe|address|create|eliminate|omit|discard|clean|tidy|lengthen|elaborate|emphasi[sz]e|optimi[sz]e|soften|restructure|reorgani[sz]e|reorder|move|apply|try|leave|preserve|retain|maintain|tone down|adopt|go|be|say(?= (?:that|the|i|we|there|our|my|you|people|they|no|all)\\b)|(?:tell|remind|ask|thank)(?= (?:him|her|them|people|every(?:one|body)|the)\\b)|also|then|finally|lastly|next|(?:max(?:imum)?|at most|under) \\d+ words|no(?! (?:more|longer|fewer|less) than)";

/** “, a bit more upbeat”, up to the end of the clause. */
const TONE = String.raw`(?:(?:a (?:bit|little|lot) |slightly |somewhat |much )?(?:(?:more|less) (?:formal|informal|casual|friendly|polite|professional|concise|upbeat|positive|negative|direct|personal|confident|persuasive|natural|conversational|engaging|technical|academic|enthusiastic|cheerful|serious|simple|human|salesy|wordy|stiff|relaxed|readable|neutral|corporate|hype|detailed)|shorter|friendlier|warmer|softer|simpler|clearer|snappier|nicer|kinder))(?=\s*(?:[,.;!?\n]|$|(?:and|but|please|pls|overall)\b))`;

const BREAK = new RegExp(
  String.raw`\s*[;\n•]+\s*(?:[-*]\s+|\d{1,2}[.)]\s+)?|[.!?]+(?:\s+|$)(?:\d{1,2}[.)]\s+)?` +
    String.raw`|,?\s+(?:and then|then also|and also|as well as|but also|but|plus|while|whilst|then)\s+` +
    String.raw`|,\s*(?:and\s+)?(?=(?:${VERBS})\b)|\s+and\s+(?=(?:${VERBS})\b|an? (?:\w+ )?(?:sub)?headings? (?:above|over|for|to) (?:each|every)\b)|,\s+with(?:out)?\s+(?=\S)|(?<!\b(?:add|mention|say|title|headline|subject|call|name|slogan|replace|do not|that)\b[^.;\n]{0,80}|don['’]?t\b[^.;\n]{0,80}),\s*(?=${TONE})|\s+(?=without\s)|,\s*(?=(?:he|she|they|it|we|people|everyone|normal people|(?:my|his|her|their) [a-z]+) (?:is|are|am|has|have|will|must|can)\b)`,
  'gi',
);

/**
 * Splits marked instructions into clauses, each of which asks for one thing or a few in one breath (“shorter and
 * more formal”). “without …” stays with its own clause, because it asks for something to be gone or kept.
 */
export function splitClauses(instructions: string): string[] {
  const clauses: string[] = [];
  let from = 0;
  for (const match of instructions.matchAll(BREAK)) {
    if (isAbbreviation(instructions, match.index)) continue;
    clauses.push(instructions.slice(from, match.index));
    const kept = /with(?:out)?\s+$/i.exec(match[0])?.[0] ?? '';
    from = match.index + match[0].length - kept.length;
  }
  clauses.push(instructions.slice(from));
  return clauses
    .map((clause) => clause.replace(/^\s*(?:[-*]\s+|\d{1,2}[.)]\s+)?/, '').replace(/[\s,:]+$/, ''))
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause));
}

function isAbbreviation(text: string, dot: number): boolean {
  return (
    text[dot] === '.' &&
    /(?:\b(?:e\.g|i\.e|approx|max|min|etc|vs|Mr|Mrs|Ms|Dr|Prof|St|No|Inc|Ltd|[A-Z]|U\.S|U\.K))$/i.test(
      text.slice(Math.max(0, dot - 8), dot),
    )
  );
}
