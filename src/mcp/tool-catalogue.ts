import { Injectable } from '@nestjs/common';
import { Page } from '../common/http/page.js';
import type { Scope } from '../common/http/scopes.js';
import { PAGE_META, record, type Schema } from '../common/openapi/schemas.js';
import { toGenerationResponse } from '../generation/generation-response.js';
import { GENERATION } from '../generation/generation-schema.js';
import { GenerationService } from '../generation/generation.service.js';
import { HistoryService } from '../generation/history.service.js';
import { RefinementService } from '../refinement/refinement.service.js';
import { toTemplateSummary } from '../template-library/template-response.js';
import { TEMPLATE_SUMMARY } from '../template-library/template-schema.js';
import { TemplatesService } from '../template-library/templates.service.js';
import {
  GenerateArguments,
  ListGenerationsArguments,
  ListTemplatesArguments,
  RefineArguments,
} from './tool-inputs.js';
import type { Tool } from './tool.js';

/** The scopes of the tools, in the order in which they are listed. */
export const TOOL_SCOPES = ['generate', 'refine', 'templates:read', 'generations:read'] as const;

/** The tools. Each calls the service of an operation of the API, so that limits, budgets and records are the same. */
@Injectable()
export class ToolCatalogue {
  private readonly tools: ReadonlyMap<string, Tool>;

  constructor(
    generation: GenerationService,
    refinement: RefinementService,
    templates: TemplatesService,
    history: HistoryService,
  ) {
    const tools = [
      define({
        name: 'generate',
        title: 'Generate a text',
        description:
          'Writes new content, such as an email, a product description or a post, from a prompt. `list_templates` returns the templates.',
        scope: 'generate',
        writesText: true,
        input: GenerateArguments,
        output: GENERATION,
        call: (principal, input, caller) =>
          generation.generate(principal, { ...input, stream: false }, caller),
      }),
      define({
        name: 'refine',
        title: 'Refine a text',
        description:
          'Changes an existing text by instructions, such as to shorten it or to correct its grammar. Pass either the text as `content` or a `generation_id`.',
        scope: 'refine',
        writesText: true,
        input: RefineArguments,
        output: GENERATION,
        call: (principal, input, caller) => refinement.refine(principal, { ...input, stream: false }, caller),
      }),
      define({
        name: 'list_templates',
        title: 'List templates',
        description: 'Lists the templates for `generate`, sorted by name.',
        scope: 'templates:read',
        writesText: false,
        input: ListTemplatesArguments,
        output: pageOf(TEMPLATE_SUMMARY),
        call: async ({ account }, query) =>
          toPage(Page.of(await templates.all(account.id), query).map(toTemplateSummary)),
      }),
      define({
        name: 'list_generations',
        title: 'List generations',
        description: 'Lists the texts that were generated and refined before, newest first.',
        scope: 'generations:read',
        writesText: false,
        input: ListGenerationsArguments,
        output: pageOf(GENERATION),
        call: async (principal, query) => {
          const { items, total } = await history.list(principal, query);
          return toPage(new Page(items.map(toGenerationResponse), total, query));
        },
      }),
    ];
    this.tools = new Map(tools.map((tool) => [tool.name, tool]));
  }

  find(name: unknown): Tool | null {
    return (typeof name === 'string' && this.tools.get(name)) || null;
  }

  all(): Tool[] {
    return [...this.tools.values()];
  }
}

/** Checks the types of a tool's parts against each other. */
function define<Input extends object>(tool: Tool<Input> & { scope: Extract<Scope, ToolScope> }): Tool {
  return tool as unknown as Tool;
}

type ToolScope = (typeof TOOL_SCOPES)[number];

/** The schema of a list: like its envelope in the API, without `success`. */
function pageOf(item: Schema): Schema {
  return record({ data: { type: 'array', items: item }, meta: PAGE_META });
}

function toPage({ items, meta }: Page<unknown>) {
  return { data: items, meta };
}
