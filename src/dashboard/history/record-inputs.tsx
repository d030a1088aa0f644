import type { StoredInputs } from '../../generation/generation-details.js';
import type { Generation } from '../../generation/generation.entity.js';

interface RecordInputsProps {
  generation: Generation;
  stored: StoredInputs;
}

/** The request that a text was written for, or why it is not kept. */
export function RecordInputs({ generation, stored: { inputs, inputsHash } }: RecordInputsProps) {
  if (!inputs) return <InputsNotStored generation={generation} inputsHash={inputsHash} />;
  const variables = Object.entries(inputs.variables ?? {}).map(
    ([name, value]) => [`variables.${name}`, value] as const,
  );
  const options = [...variables, ...Object.entries(inputs.options ?? {})];
  return (
    <section class="part">
      <h2>Request</h2>
      <InputText name="Prompt" id="prompt" text={inputs.prompt} />
      <InputText name="Instructions" id="instructions" text={inputs.instructions} />
      <InputText name="Refined text" id="refined-content" text={inputs.content} />
      {(options.length > 0 || inputs.model) && (
        <dl class="facts">
          {inputs.model && (
            <>
              <dt>Requested model</dt>
              <dd>{inputs.model}</dd>
            </>
          )}
          {options.map(([name, value]) => (
            <Option key={name} name={name} value={value} />
          ))}
        </dl>
      )}
    </section>
  );
}

function InputText({ name, id, text }: { name: string; id: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <>
      <div class="tools">
        <h3>{name}</h3>
        <button type="button" class="quiet small" data-copy={id} hidden>
          Copy<span class="unseen"> {name}</span>
        </button>
      </div>
      <div class="text" id={id}>
        {text}
      </div>
    </>
  );
}

function Option({ name, value }: { name: string; value: string | number | string[] }) {
  return (
    <>
      <dt class="code">{name}</dt>
      {[value].flat().map((item, index) => (
        <dd key={index}>{item}</dd>
      ))}
    </>
  );
}

function InputsNotStored({ generation, inputsHash }: { generation: Generation; inputsHash: Buffer | null }) {
  return (
    <section class="part">
      <h2>Request</h2>
      <p class="soft">{reasonOf(generation, inputsHash)}</p>
      {inputsHash && (
        <dl class="facts">
          <dt>Hash</dt>
          <dd class="code" id="inputs-hash">
            {inputsHash.toString('hex')}
          </dd>
        </dl>
      )}
    </section>
  );
}

function reasonOf({ store }: Generation, inputsHash: Buffer | null): string {
  if (!store) return 'The inputs are not kept, because the request had store: false.';
  if (inputsHash) return 'Only a hash of the inputs is kept, because the account did not store inputs.';
  return 'The inputs are not kept, because the text was written before inputs were stored.';
}
