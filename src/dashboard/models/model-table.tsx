import { providerSettings } from '../../config/model-providers.js';
import type { AvailableModel } from '../../models/available-model.js';
import { formatAmount } from '../../common/money/amount.js';
import { PageForm } from '../frame/page-form.js';
import { Cell, Table } from '../frame/table.js';
import type { SessionContext } from '../frame/session-context.js';

export const MODELS_PATH = '/admin/models';

const COLUMNS = ['Model', 'Set by', 'Key', 'Price', 'Actions'];
const ORIGINS = {
  environment: 'MODELS',
  database: 'Dashboard or command line',
  service: 'Copydesk',
} as const;

interface ModelTableProps {
  context: SessionContext;
  /** In the order in which they are called. */
  models: readonly AvailableModel[];
}

export function ModelTable({ context, models }: ModelTableProps) {
  const movable = models.filter(({ origin }) => origin === 'database').map(({ id }) => id);
  return (
    <>
      <Table caption="Models in the order in which they are called" columns={COLUMNS}>
        {models.map((model) => (
          <ModelRow key={model.id} context={context} model={model} movable={movable} />
        ))}
      </Table>
      <PageForm context={context} action={`${MODELS_PATH}/order`}>
        <input type="hidden" name="ids" value={movable.join(',')} data-model-order />
      </PageForm>
    </>
  );
}

function ModelRow({
  context,
  model,
  movable,
}: {
  context: SessionContext;
  model: AvailableModel;
  movable: string[];
}) {
  const { id, origin, price, spec } = model;
  const isStored = origin === 'database';
  const address = 'baseUrl' in spec ? spec.baseUrl : undefined;
  return (
    <tr draggable={isStored && movable.length > 1} data-model={isStored ? id : undefined}>
      <Cell of="Model">
        <span>
          <span class="code">{id}</span>
          {address && <span class="sub">{address}</span>}
        </span>
      </Cell>
      <Cell of="Set by">{ORIGINS[origin]}</Cell>
      <Cell of="Key">{keyText(model)}</Cell>
      <Cell of="Price">
        {price ? `${formatAmount(price.input)} / ${formatAmount(price.output)} ${price.currency}` : 'not set'}
      </Cell>
      <Cell of="Actions">
        <span class="badges">
          {isStored && <Moves context={context} id={id} movable={movable} />}
          {'model' in spec && <RowForm context={context} id={id} action="test" verb="Test" />}
          {isStored && (
            <a class="button quiet small" href={`${MODELS_PATH}/edit?id=${encodeURIComponent(id)}`}>
              Edit<span class="unseen"> {id}</span>
            </a>
          )}
          {isStored && (
            <a class="button quiet small" href={`${MODELS_PATH}/remove?id=${encodeURIComponent(id)}`}>
              Remove<span class="unseen"> {id}</span>
            </a>
          )}
        </span>
      </Cell>
    </tr>
  );
}

function Moves({ context, id, movable }: { context: SessionContext; id: string; movable: string[] }) {
  return (
    <>
      {id !== movable[0] && <RowForm context={context} id={id} action="order" verb="Up" move="up" />}
      {id !== movable.at(-1) && <RowForm context={context} id={id} action="order" verb="Down" move="down" />}
    </>
  );
}

interface RowFormProps {
  context: SessionContext;
  id: string;
  action: string;
  verb: string;
  move?: string;
}

function RowForm({ context, id, action, verb, move }: RowFormProps) {
  return (
    <PageForm context={context} action={`${MODELS_PATH}/${action}`}>
      <input type="hidden" name="id" value={id} />
      {move && <input type="hidden" name="move" value={move} />}
      <button class="quiet small">
        {verb}
        <span class="unseen"> {id}</span>
      </button>
    </PageForm>
  );
}

function keyText({ spec }: AvailableModel): string {
  if (!('model' in spec)) return 'none needed';
  if (spec.apiKey) return 'stored';
  return providerSettings(spec.provider).key === null ? 'none needed' : 'none';
}
