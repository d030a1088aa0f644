const MINUTE_MS = 60_000;

/**
 * Shows and reads the times of a filter in the time zone of the browser, like the times of the table. The form still sends
 * UTC, so that its address means the same everywhere.
 */
export function localizeTimeFields(root: ParentNode = document) {
  for (const field of root.querySelectorAll<HTMLInputElement>('input[data-utc]')) {
    const sent = document.createElement('input');
    sent.type = 'hidden';
    sent.name = field.name;
    sent.value = field.value;
    field.removeAttribute('name');
    field.after(sent);
    const label = field.labels![0]!;
    label.textContent = label.textContent.replace(' (UTC)', '');
    if (field.value) field.value = toLocal(new Date(`${field.value}Z`));
    field.addEventListener('input', () => {
      sent.value = field.value && toMinute(new Date(field.value));
    });
  }
}

function toLocal(at: Date): string {
  return toMinute(new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS));
}

function toMinute(at: Date): string {
  return at.toISOString().slice(0, 'YYYY-MM-DDThh:mm'.length);
}
