import { toGenerationId } from '../../generation/generation-id.js';
import type { Generation } from '../../generation/generation.entity.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { CursorPager } from '../frame/paging.js';
import { Empty, figure, When } from '../frame/parts.js';
import { Cell, Table } from '../frame/table.js';
import type { SessionContext } from '../frame/session-context.js';
import { COMPARED_MATCHES_MAX, type SearchLag } from '../../search/text-search.js';
import { SearchField, SearchHint } from './search-field.js';
import { titleOf } from './text-title.js';
import {
  HISTORY_SOURCES,
  SCANNED_GENERATIONS_MAX,
  type FoundTexts,
  type HistoryFilter,
} from './history-search.js';

interface HistoryPageProps {
  context: SessionContext;
  found: FoundTexts;
  filter: HistoryFilter;
  lag: SearchLag;
  templates: readonly (readonly [id: string, name: string])[];
  notice: string | null;
}

const PATH = '/history';

export function HistoryPage({ context, found, filter, lag, templates, notice }: HistoryPageProps) {
  const { generations, next, isPartial } = found;
  const { words, template, source, order, from } = filter;
  const query = { q: words, template, source };
  const isFiltered = Boolean(words || template || source);
  return (
    <DashboardPage
      context={context}
      title="History"
      lead="Texts written by you, your API keys and your apps."
      notice={notice}
    >
      <form method="get" action={PATH} class="filters" role="search">
        <SearchField words={words} />
        <Filter label="Template" name="template" value={template} options={templates} />
        <Filter label="Written by" name="source" value={source} options={Object.entries(HISTORY_SOURCES)} />
        <button class="quiet">Find</button>
      </form>
      <SearchHint lag={lag} />
      {generations.length === 0 ? (
        <Empty>
          {isFiltered ? (
            <p>
              Nothing matches
              {isPartial &&
                ` among these ${figure(words ? COMPARED_MATCHES_MAX : SCANNED_GENERATIONS_MAX)} texts`}
              . <a href={PATH}>Show all</a>
            </p>
          ) : (
            <p>
              No texts yet. <a href="/playground">Write one in the playground</a>
            </p>
          )}
        </Empty>
      ) : (
        <Table
          caption="Texts"
          columns={[
            'Text',
            'Template',
            'Model',
            { text: 'Tokens', isNumber: true },
            { text: 'Written', sort: '-written' },
          ]}
          sorting={{ order, path: PATH, query }}
        >
          {generations.map((generation) => (
            <Row key={generation.id} generation={generation} />
          ))}
        </Table>
      )}
      <CursorPager
        path={PATH}
        query={{ ...query, sort: order }}
        from={from ? toGenerationId(from) : ''}
        next={next && toGenerationId(next)}
        nextText={isPartial && isFiltered ? 'Search older texts' : 'Next'}
      />
    </DashboardPage>
  );
}

interface FilterProps {
  label: string;
  name: string;
  value: string;
  options: readonly (readonly [string, string])[];
}

/** A select field with an option for all. */
export function Filter({ label, name, value, options }: FilterProps) {
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <select id={name} name={name}>
        <option value="">All</option>
        {options.map(([id, text]) => (
          <option key={id} value={id} selected={id === value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

function Row({ generation }: { generation: Generation }) {
  return (
    <tr>
      <Cell of="Text">
        <a href={`${PATH}/${toGenerationId(generation.id)}`}>{titleOf(generation.content)}</a>
      </Cell>
      <Cell of="Template">{generation.template}</Cell>
      <Cell of="Model">{generation.model}</Cell>
      <Cell of="Tokens" isNumber>
        {figure(generation.inputTokens + generation.outputTokens)}
      </Cell>
      <Cell of="Written">
        <When at={generation.createdAt} />
      </Cell>
    </tr>
  );
}
