import type { Syllabus } from '@api/contract';

/** A piece of a topic's page: what stands under one heading. */
export interface FormulaPiece {
  key: string;
  title: string | null;
  html: string;
  /** Its words and the TeX of its formulae, in small letters. */
  words: string;
}

/** A topic's page and those right below it, cut at their headings. */
export function piecesOf({
  title,
  content_html,
  sections,
}: Pick<Syllabus, 'title' | 'content_html' | 'sections'>): FormulaPiece[] {
  const pages = [
    { name: title, html: content_html },
    ...sections.map(({ topic, content_html: html }) => ({ name: topic.topic_name, html })),
  ];
  return pages.flatMap(({ name, html }, page) => cut(html, name).map((piece, index) => ({ ...piece, key: `${page}-${index}` })));
}

function cut(html: string, name: string): Omit<FormulaPiece, 'key'>[] {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  const pieces: { title: string; elements: Element[] }[] = [{ title: name, elements: [] }];
  for (const element of body.children) {
    if (/^H[1-4]$/.test(element.tagName)) pieces.push({ title: element.textContent?.trim() ?? '', elements: [] });
    else pieces.at(-1)?.elements.push(element);
  }
  return pieces
    .filter(({ elements }) => elements.length > 0)
    .map(({ title, elements }) => ({
      title,
      html: elements.map(({ outerHTML }) => outerHTML).join(''),
      words: `${name} ${title} ${elements.map(({ textContent }) => textContent).join(' ')}`.toLowerCase(),
    }));
}

/** A letter among words is no formula. */
function holdsFormula(line: Element): boolean {
  return [...line.querySelectorAll('.katex')].some((maths) => {
    const tex = maths.querySelector('annotation')?.textContent ?? maths.textContent ?? '';
    return tex.replace(/\\[a-z]+/gi, 'x').replace(/[\s{}]/g, '').length > 2;
  });
}

/** What of the pieces a booklet of formulae would print: the lines that hold one, without examples; pieces without any are left out. */
export function formulaeOf(pieces: readonly FormulaPiece[]): FormulaPiece[] {
  return pieces.flatMap((piece) => {
    const body = new DOMParser().parseFromString(piece.html, 'text/html').body;
    for (const line of [...body.querySelectorAll('li'), ...body.children]) {
      const isExample = /^\s*example\b/i.test(line.textContent ?? '');
      if (isExample || !holdsFormula(line)) line.remove();
    }
    const words = `${piece.title} ${body.textContent}`.toLowerCase();
    return body.children.length > 0 ? { ...piece, html: body.innerHTML, words } : [];
  });
}

/** The pieces that name every word that is looked for; all of them for none. */
export function findPieces(pieces: readonly FormulaPiece[], search: string): readonly FormulaPiece[] {
  const words = search.toLowerCase().match(/\S+/g) ?? [];
  return pieces.filter((piece) => words.every((word) => piece.words.includes(word)));
}
