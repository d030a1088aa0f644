import { toGenerationId } from '../../generation/generation-id.js';
import type { Generation } from '../../generation/generation.entity.js';
import { DashboardPage } from '../frame/dashboard-page.js';
import { Further } from '../frame/paging.js';
import { Empty, figure, When } from '../frame/parts.js';
import { Cell, Table } from '../frame/table.js';
import type { SessionContext } from '../frame/session-context.js';
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
  templates: readonly (readonly [id: string, name: string])[];
  notice: string | null;
}

const PATH = '/history';
const EXCERPT_LENGTH = 120;

export function HistoryPage({ context, found, filter, templates, notice }: HistoryPageProps) {
  const { generations, next, isPartial } = found;
  const { search, template, source, order, from } = filter;
  const query = { search, template, source };
  const isFiltered = Boolean(search || template || source);
  return (
    <DashboardPage
      context={context}
      title="History"
      lead="Texts written by you, your API keys and your apps."
      notice={notice}
    >
      <form method="get" action={PATH} class="filters" role="search">
        <div class="field">
          <label for="search">Text contains</label>
          <input id="search" name="search" type="search" value={search} maxLength={100} />
        </div>
        <Filter label="Template" name="template" value={template} options={templates} />
        <Filter label="Written by" name="source" value={source} options={Object.entries(HISTORY_SOURCES)} />
        <button class="quiet">Find</button>
      </form>
      {generations.length === 0 ? (
        <Empty>
          {isFiltered ? (
            <p>
              Nothing matches{isPartial && ` among these ${figure(SCANNED_GENERATIONS_MAX)} texts`}.{' '}
              <a href={PATH}>Show all</a>
            </p>
          ) : (
            <p>
              Nothing here yet. <a href="/playground">Write the first text</a>
            </p>
          )}
        </Empty>
      ) : (
        <Table
          caption="Texts"
          columns={[
            'Text',
            'Template',
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
      <Further
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
        <option value="">all</option>
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
        <a href={`${PATH}/${toGenerationId(generation.id)}`}>{excerpt(generation.content)}</a>
      </Cell>
      <Cell of="Template">{generation.template}</Cell>
      <Cell of="Tokens" isNumber>
        {figure(generation.inputTokens + generation.outputTokens)}
      </Cell>
      <Cell of="Written">
        <When at={generation.createdAt} />
      </Cell>
    </tr>
  );
}

/** The beginning of a text, on one line. */
export function excerpt(content: string): string {
  const line = content.replaceAll(/\s+/g, ' ').trim();
  return line.length > EXCERPT_LENGTH ? `${line.slice(0, EXCERPT_LENGTH)}…` : line || '(empty)';
}
