import { defineTemplate, type QuestionDraft, type QuestionTemplate } from './template.ts';

/** So many questions of one template may differ in nothing but their numbers, names and letters; its later variants take another form. */
export const ALIKE = 4;

/** One way of asking a template's idea, with numbers, a solution and a check of its own. */
export interface Form<Numbers, Result> {
  variants: readonly Numbers[];
  solve(numbers: Numbers): Result;
  write(numbers: Numbers, result: Result, variantIndex: number): QuestionDraft;
  check(numbers: Numbers, result: Result): void;
}

/** A form among others whose numbers are of other types. */
type AnyForm = Form<unknown, unknown>;

/** Gives each form its own types, then lets forms stand in one list. */
export const form = <Numbers, Result>(one: Form<Numbers, Result>): AnyForm => one as AnyForm;

/**
 * A template that asks one idea in several forms. Its variants are those of the forms in their order, so what is added later is a further
 * form at the end of the list.
 */
export function inForms(
  about: Pick<QuestionTemplate, 'key' | 'difficulty' | 'calculatorAllowed' | 'placements'>,
  forms: readonly AnyForm[],
): QuestionTemplate {
  const variants = forms.flatMap((one) => one.variants.map((numbers) => ({ form: one, numbers })));
  return defineTemplate({
    ...about,
    variants,
    solve: ({ form: { solve }, numbers }) => solve(numbers),
    write: ({ form: { write }, numbers }, result, variantIndex) => write(numbers, result, variantIndex),
    check: ({ form: { check }, numbers }, result) => check(numbers, result),
  });
}

/** The wording of a template's variants from an index on, for numbers that another form has used up. */
export interface LaterForm<Numbers = unknown, Result = unknown> {
  from: number;
  write(numbers: Numbers, result: Result, variantIndex: number): QuestionDraft;
}

/** Gives a later form the types of its template. */
export const later = <Numbers, Result>(
  from: number,
  write: (numbers: Numbers, result: Result, variantIndex: number) => QuestionDraft,
): LaterForm => ({ from, write: write as QuestionTemplate['write'] });

/** A template whose later variants ask the same idea in other forms; what it solves and checks stays. */
export function withLaterForms<Numbers, Result>(
  template: QuestionTemplate,
  ...forms: readonly LaterForm<Numbers, Result>[]
): QuestionTemplate {
  return {
    ...template,
    write: (numbers, result, variantIndex) => {
      const form = forms.findLast(({ from }) => variantIndex >= from);
      return form
        ? form.write(numbers as Numbers, result as Result, variantIndex)
        : template.write(numbers, result, variantIndex);
    },
  };
}
