import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { css } from '@emotion/react';
import { tags } from '@lezer/highlight';
import type { MarkdownConfig } from '@lezer/markdown';
import { token } from 'design-system';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { EDITOR_HEIGHT, stack } from '../../staff-area/styles.ts';
import { wrap } from './commands.ts';
import { Toolbar } from './Toolbar.tsx';

const DOLLAR = 36;
const BACKSLASH = 92;

/** Formulae between `$` or `$$` are not Markdown. */
const texInMarkdown: MarkdownConfig = {
  defineNodes: [{ name: 'Formula', style: tags.special(tags.string) }],
  parseInline: [
    {
      name: 'Formula',
      before: 'Emphasis',
      parse(context, next, position) {
        if (next !== DOLLAR) return -1;
        const marks = context.char(position + 1) === DOLLAR ? 2 : 1;
        for (let at = position + marks; at < context.end; at += 1) {
          const sign = context.char(at);
          if (sign === BACKSLASH) at += 1;
          else if (sign === DOLLAR && (marks === 1 || context.char(at + 1) === DOLLAR)) {
            return at === position + marks ? -1 : context.addElement(context.elt('Formula', position, at + marks));
          }
        }
        return -1;
      },
    },
  ],
};

const sized = css({
  display: 'flex',
  flexDirection: 'column',
  gap: token.space[2],
  blockSize: EDITOR_HEIGHT,
  minInlineSize: 0,
});
const label = css({ fontSize: token.text.control, fontWeight: token.weight.medium });
const fault = css({ color: token.color.redPen, fontSize: token.text.small });
const frame = css({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  border: `1px solid ${token.color.lineStrong}`,
  borderRadius: token.radius.control,
  background: token.color.surface,
  overflow: 'hidden',
  minInlineSize: 0,
  '&:focus-within': { outline: `2px solid ${token.color.accent}`, outlineOffset: '1px' },
  '&[data-faulty]': { borderColor: token.color.redPen },
});
const writing = css({ flex: 1, minBlockSize: 0 });

const look = EditorView.theme({
  '&': { color: token.color.ink, backgroundColor: 'transparent', fontSize: token.text.control, height: '100%' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: token.font.mono, lineHeight: '1.6' },
  '.cm-content': { padding: `${token.space[3]} ${token.space[3]}`, caretColor: token.color.ink },
  '.cm-cursor': { borderLeftColor: token.color.ink },
  '.cm-placeholder': { color: token.color.ink3 },
});
const colours = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '700' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: [tags.link, tags.url], color: token.color.accent },
  { tag: tags.special(tags.string), color: token.color.medium },
  { tag: tags.processingInstruction, color: token.color.ink3 },
  { tag: tags.monospace, color: token.color.ink2 },
]);

/** Browsers hide the attribute but not the property. */
const nonceOfPage = () => document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce ?? '';

const wrapping = (mark: string) => (view: EditorView) => {
  wrap(view, mark, mark, 'word');
  return true;
};
const KEYS = [
  { key: 'Mod-b', run: wrapping('**') },
  { key: 'Mod-i', run: wrapping('*') },
];

interface MarkdownEditorProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  /** BCP 47, for spelling. */
  lang: string;
  /** Inserts a picture at the caret, perhaps this file. */
  onPicture: (file: File | null) => void;
  /** Gets the editor, for callers that write into it. */
  view: RefObject<EditorView | null>;
}

/** Markdown with TeX and a toolbar. Tab leaves it. */
export function MarkdownEditor({ label: name, value, onChange, onBlur, error, lang, onPicture, view }: MarkdownEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const heard = useRef({ onChange, onBlur, onPicture });
  heard.current = { onChange, onBlur, onPicture };
  const [nameId, errorId] = [useId(), useId()];
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; later values are put into it below.
  useEffect(() => {
    if (!host.current) return;
    const pictureOf = (files: FileList | undefined) => [...(files ?? [])].find(({ type }) => type.startsWith('image/'));
    const take = (event: Event, files: FileList | undefined) => {
      const file = pictureOf(files);
      if (!file) return false;
      event.preventDefault();
      heard.current.onPicture(file);
      return true;
    };
    const extensions: Extension[] = [
      history(),
      keymap.of([...KEYS, ...defaultKeymap, ...historyKeymap]),
      markdown({ base: markdownLanguage, extensions: [texInMarkdown], completeHTMLTags: false }),
      syntaxHighlighting(colours),
      look,
      EditorView.lineWrapping,
      EditorView.cspNonce.of(nonceOfPage()),
      EditorView.contentAttributes.of({
        'aria-labelledby': nameId,
        'aria-describedby': errorId,
        spellcheck: 'true',
        autocapitalize: 'sentences',
        lang,
      }),
      placeholder('Write here. Formulae go between $ signs.'),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) heard.current.onChange(state.doc.toString());
      }),
      EditorView.domEventHandlers({
        blur: () => heard.current.onBlur?.(),
        paste: (event) => take(event, event.clipboardData?.files),
        drop: (event) => take(event, event.dataTransfer?.files),
      }),
    ];
    const made = new EditorView({ parent: host.current, state: EditorState.create({ doc: value, extensions }) });
    view.current = made;
    return () => {
      made.destroy();
      view.current = null;
    };
  }, []);
  // During rendering: later, the value might be older than the input.
  useLayoutEffect(() => {
    const made = view.current;
    if (!made || made.state.doc.toString() === value) return;
    made.dispatch({ changes: { from: 0, to: made.state.doc.length, insert: value } });
  }, [value, view]);

  return (
    <div css={stack[2]}>
      <div css={sized}>
        <span id={nameId} css={label}>
          {name}
        </span>
        <div css={frame} data-faulty={error ? '' : undefined}>
          <Toolbar view={view} onPicture={() => onPicture(null)} />
          <div ref={host} css={writing} />
        </div>
      </div>
      <div id={errorId} css={fault} aria-live="polite">
        {error}
      </div>
    </div>
  );
}
