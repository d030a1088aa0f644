import type { SearchGroup, SearchResult } from '../../search/search-result.js';

/** The options of a combobox: links in groups, one of them selected. The focus stays in the input. */
export class OptionList {
  private options: HTMLAnchorElement[] = [];
  private selected: HTMLAnchorElement | undefined;

  constructor(
    private readonly input: HTMLInputElement,
    private readonly listbox: HTMLElement,
    private readonly iconOf: (path: string) => Node | null,
  ) {}

  get size(): number {
    return this.options.length;
  }

  /** Replaces the options. Selects the first one, or the same as before if that is kept and still there. */
  show(groups: readonly SearchGroup[], { keepsSelection = false } = {}) {
    const filled = groups.filter(({ results }) => results.length > 0);
    const before = keepsSelection ? this.selected?.href : undefined;
    this.listbox.replaceChildren(...filled.map((group, index) => this.toGroup(group, index)));
    this.options = [...this.listbox.querySelectorAll<HTMLAnchorElement>('[role=option]')];
    for (const [index, option] of this.options.entries()) option.id = `search-option-${index}`;
    this.listbox.hidden = this.size === 0;
    this.input.setAttribute('aria-expanded', String(this.size > 0));
    this.select(this.options.find(({ href }) => href === before) ?? this.options[0]);
  }

  /** Moves the selection with the arrow keys and opens the selected option with Enter. */
  followKey(event: KeyboardEvent) {
    if (event.isComposing || this.size === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step && event.key !== 'Enter') return;
    event.preventDefault();
    if (!step) return this.selected?.click();
    const index = this.options.indexOf(this.selected!) + step;
    this.select(this.options.at(index % this.size));
  }

  private select(option: HTMLAnchorElement | undefined) {
    this.selected = option;
    for (const each of this.options) each.setAttribute('aria-selected', String(each === option));
    if (option) this.input.setAttribute('aria-activedescendant', option.id);
    else this.input.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  }

  private toGroup({ heading, results }: SearchGroup, index: number): HTMLElement {
    const group = document.createElement('div');
    const title = document.createElement('div');
    title.id = `search-group-${index}`;
    title.className = 'group-heading';
    title.setAttribute('role', 'presentation');
    title.textContent = heading;
    group.setAttribute('role', 'group');
    group.setAttribute('aria-labelledby', title.id);
    group.append(title, ...results.map((result) => this.toOption(result)));
    return group;
  }

  private toOption({ path, name, detail }: SearchResult): HTMLAnchorElement {
    const option = document.createElement('a');
    option.href = path;
    option.tabIndex = -1;
    option.setAttribute('role', 'option');
    option.append(this.iconOf(path) ?? '', spanOf('name', name), detail ? spanOf('detail', detail) : '');
    return option;
  }
}

function spanOf(className: string, text: string): HTMLElement {
  const span = document.createElement('span');
  span.className = className;
  span.textContent = text;
  return span;
}
