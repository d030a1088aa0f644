import { useState } from 'preact/hooks';

const RESTORE_AFTER_MS = 2000;

/** Copies a text to the clipboard, and says whether it did. */
export function CopyButton({ text }: { text: string }) {
  const [label, setLabel] = useState('Copy');
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setLabel(isCopied ? 'Copied' : 'Select the text and press Ctrl+C');
    setTimeout(() => setLabel('Copy'), RESTORE_AFTER_MS);
  };
  return (
    <button type="button" class="quiet small" onClick={() => void copy()}>
      {label}
    </button>
  );
}
