interface ResultFactsProps {
  generation: {
    id: string;
    tokens_used: number;
    model: string;
    usage: { cost: { amount: string; currency: string } | null };
    warnings: readonly { message: string }[];
  };
  /** How long it took in the browser; null if the text was written before. */
  seconds?: number | null;
}

/** Warnings, tokens, cost, time and model of a text. Rendered by the service and by the script. */
export function ResultFacts({ generation, seconds = null }: ResultFactsProps) {
  const { id, tokens_used: tokens, model, usage, warnings } = generation;
  return (
    <>
      {warnings.map(({ message }) => (
        <p key={message} class="warning">
          {message}
        </p>
      ))}
      <p class="soft">
        {tokens.toLocaleString('en')} tokens
        {usage.cost && ` · ${usage.cost.amount} ${usage.cost.currency}`}
        {seconds !== null && ` · ${seconds.toFixed(1)} s`} · {model} ·{' '}
        <a href={`/history/${id}`}>in the history</a>
      </p>
    </>
  );
}
