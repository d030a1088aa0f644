// The script of charts: shows the values of a day with the arrow keys, and reads them out.
const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => Math.max(0, index - 1),
  ArrowRight: (index, last) => Math.min(last, index + 1),
  Home: () => 0,
  End: (_index, last) => last,
};

for (const chart of document.querySelectorAll<SVGSVGElement>('[data-chart]')) {
  const days = [...chart.querySelectorAll('.day')];
  const spoken = document.createElement('p');
  spoken.className = 'unseen';
  spoken.setAttribute('role', 'status');
  chart.after(spoken);
  let current = days.length;

  const select = (index: number) => {
    days[current]?.classList.remove('current');
    current = index;
    days[current]?.classList.add('current');
    spoken.textContent = days[current]?.querySelector('.values')?.textContent ?? '';
  };

  chart.setAttribute('tabindex', '0');
  chart.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    select(step(current, days.length - 1));
  });
  chart.addEventListener('blur', () => select(days.length));
}
