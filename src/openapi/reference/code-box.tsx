import type { CodeSample } from '../../web/request-code.js';

interface CodeBoxProps {
  id: string;
  label: string;
  code: string;
}

/** Code with a button that copies it. */
export function CodeBox({ id, label, code }: CodeBoxProps) {
  return (
    <div class="code-box">
      <div class="code-head">
        <span>{label}</span>
        <button type="button" class="quiet copy" data-copy={id} aria-label={`Copy ${label}`} hidden>
          Copy
        </button>
      </div>
      <pre>
        <code id={id}>{code}</code>
      </pre>
    </div>
  );
}

interface CodeTabsProps {
  /** Unique on the page. */
  id: string;
  samples: CodeSample[];
}

/** The same request in several languages; radio buttons choose one, which needs no script. */
export function CodeTabs({ id, samples }: CodeTabsProps) {
  return (
    <fieldset class="code-tabs">
      <legend class="unseen">Language of the code</legend>
      {samples.map(({ language }, index) => (
        <label key={language}>
          <input type="radio" name={`${id}-language`} value={language} checked={index === 0} />
          <span>{language}</span>
        </label>
      ))}
      {samples.map(({ language, code }) => (
        <div key={language} class="code-panel">
          <CodeBox id={`${id}-${language.toLowerCase()}`} label={language} code={code} />
        </div>
      ))}
    </fieldset>
  );
}

/** An example value as indented JSON; text stays as it is. */
export function exampleText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
