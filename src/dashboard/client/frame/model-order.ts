let dragged: HTMLElement | null = null;

/** Lets administrators put models in order by dragging their rows. */
export function enableModelOrder() {
  for (const row of document.querySelectorAll<HTMLElement>('tr[data-model][draggable=true]')) {
    row.addEventListener('dragstart', ({ dataTransfer }) => {
      dragged = row;
      if (dataTransfer) dataTransfer.effectAllowed = 'move';
    });
    row.addEventListener('dragover', (event) => event.preventDefault());
    row.addEventListener('drop', (event) => {
      event.preventDefault();
      drop(row);
    });
  }
}

function drop(row: HTMLElement) {
  if (!dragged || dragged === row) return;
  const isBelow = dragged.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING;
  row[isBelow ? 'after' : 'before'](dragged);
  const rows = [...document.querySelectorAll<HTMLElement>('tr[data-model]')];
  const order = document.querySelector<HTMLInputElement>('[data-model-order]')!;
  order.value = rows.map(({ dataset }) => dataset.model).join(',');
  order.form!.requestSubmit();
}
