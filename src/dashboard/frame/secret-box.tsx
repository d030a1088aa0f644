/** A secret that can be selected with one click; the copy button is shown if scripts can use the clipboard. */
export function SecretBox({ label, secret, id = 'secret' }: { label: string; secret: string; id?: string }) {
  return (
    <div class="secret">
      <label for={id}>{label}</label>
      <div class="row">
        <input
          id={id}
          class="code"
          readOnly
          value={secret}
          autocomplete="off"
          spellcheck={false}
          data-select
        />
        <button type="button" data-copy={id} hidden>
          Copy
        </button>
      </div>
    </div>
  );
}

/** A command to copy. */
export function CodeBox({ label, code, id }: { label: string; code: string; id: string }) {
  return (
    <figure class="codebox">
      <figcaption>
        <span>{label}</span>
        <button type="button" class="quiet small" data-copy={id} hidden>
          Copy<span class="unseen"> {label}</span>
        </button>
      </figcaption>
      <pre id={id} tabindex={0} aria-label={label}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}

/** An id with a button that copies it. */
export function CopiedId({ id, label, value }: { id: string; label: string; value: string }) {
  return (
    <span>
      <code id={id}>{value}</code>{' '}
      <button type="button" class="quiet small" data-copy={id} hidden>
        Copy<span class="unseen"> {label}</span>
      </button>
    </span>
  );
}
