import { CONTACT_LIMITS, CONTACT_TOPICS, type ContactTopic, PAID_CONTACT_TOPICS } from '@api/contract/contact-topics';
import { LONGEST_EMAIL, LONGEST_SENDER } from '@api/contract/limits';
import { css } from '@emotion/react';
import { useSession, useSite } from '@shell/kit';
import { Banner, Button, media, Select, Sheet, TextArea, TextField, token } from 'design-system';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type FormEvent, useEffect, useRef } from 'react';
import { useContactForm } from './use-contact-form.ts';

const form = css({ display: 'grid', gap: token.space[5] });
const pair = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: token.space[5],
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const counter = css({ color: token.color.ink3, fontSize: token.text.small, fontVariantNumeric: 'tabular-nums' });
const end = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[4] });
const note = css({ color: token.color.ink3, fontSize: token.text.small, flex: '1 1 14rem' });
/** Hidden from people; programs look for `display: none`. */
const away = css({ position: 'absolute', insetInlineStart: '-100vw', inlineSize: 1, blockSize: 1, overflow: 'hidden' });
const thanks = css({
  display: 'grid',
  gap: token.space[3],
  justifyItems: 'start',
  outline: 'none',
  '& > svg': { inlineSize: token.space[10], blockSize: token.space[10], strokeWidth: token.stroke.icon, color: token.color.easy },
});
const thanksTitle = css({ fontFamily: token.font.serif, fontSize: token.text.heading2 });

/** Writes to the team without a mail program. Specification part 2, section 2. */
export function ContactForm({ topic }: { topic: ContactTopic | null }) {
  const contact = useContactForm(topic);
  const { fields, change, faults } = contact;
  const { user } = useSession();
  const element = useRef<HTMLFormElement>(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const faulty = contact.send(trapped(event.currentTarget));
    const field = faulty && element.current?.elements.namedItem(faulty);
    if (field instanceof HTMLElement) field.focus();
  };

  if (contact.sent !== null) return <Thanks message={contact.sent} onWriteAnother={contact.writeAnother} />;
  return (
    <Sheet>
      <form ref={element} css={form} onSubmit={submit} noValidate aria-label="Message to us">
        {contact.failure && (
          <Banner tone="error" title="Your message was not sent.">
            {contact.failure}
          </Banner>
        )}
        <TopicField contact={contact} />
        <TextArea
          label="Your message"
          name="text"
          required
          rows={7}
          maxLength={CONTACT_LIMITS.message}
          value={fields.text}
          onChange={(event) => change({ text: event.target.value })}
          error={faults.text}
          help={fields.topic === 'payments' ? 'Please add your order number. It’s on your receipt.' : undefined}
          labelEnd={
            fields.text.length > CONTACT_LIMITS.message * 0.8 && (
              <span css={counter}>{CONTACT_LIMITS.message - fields.text.length} characters left</span>
            )
          }
        />
        <div css={pair}>
          <TextField
            label="Your name"
            name="name"
            required
            autoComplete="name"
            maxLength={LONGEST_SENDER}
            value={fields.name}
            onChange={(event) => change({ name: event.target.value })}
            error={faults.name}
          />
          <TextField
            label="Your email address"
            name="email"
            type="email"
            required
            autoComplete="email"
            maxLength={LONGEST_EMAIL}
            value={fields.email}
            onChange={(event) => change({ email: event.target.value })}
            error={faults.email}
          />
        </div>
        <Trap />
        <div css={end}>
          <Button variant="primary" type="submit" loading={contact.sending}>
            Send message
          </Button>
          <p css={note}>
            {user
              ? 'You are signed in, so we can look at your account when it helps.'
              : 'We use your address to answer you, and for nothing else.'}
          </p>
        </div>
      </form>
    </Sheet>
  );
}

/** Paid topics only where something is sold. */
function TopicField({ contact: { fields, change, faults } }: { contact: ReturnType<typeof useContactForm> }) {
  const { variant } = useSite();
  const topics = Object.entries(CONTACT_TOPICS)
    .map(([value, label]) => ({ value: value as ContactTopic, label }))
    .filter(({ value }) => variant === 'full' || !PAID_CONTACT_TOPICS.includes(value));
  return (
    <Select
      label="What is it about?"
      name="topic"
      options={topics}
      value={topics.some(({ value }) => value === fields.topic) ? fields.topic : 'general'}
      onValueChange={(chosen) => change({ topic: chosen })}
      error={faults.topic}
    />
  );
}

/** A field that only programs fill in. */
function Trap() {
  return (
    <div css={away} aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name="topic_detail" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function trapped(form: HTMLFormElement): string {
  const written = new FormData(form).get('topic_detail');
  return typeof written === 'string' ? written : '';
}

/** Replaces the form and takes its focus. */
function Thanks({ message, onWriteAnother }: { message: string; onWriteAnother: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Sheet>
      <div ref={box} css={thanks} tabIndex={-1} role="status">
        <CircleCheck aria-hidden="true" />
        <h2 css={thanksTitle}>Sent</h2>
        <p>{message}.</p>
        <Button onClick={onWriteAnother}>Write another message</Button>
      </div>
    </Sheet>
  );
}
