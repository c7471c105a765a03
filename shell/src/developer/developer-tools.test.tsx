import { expectAccessible } from '@shell/kit/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readOverrides } from '../modules/overrides.ts';
import type { RegisteredModule } from '../modules/registry.ts';
import { DeveloperTools } from './DeveloperTools.tsx';
import { ownedRegions, ownerOf } from './owners.ts';

const moduleOf = (name: string, version = 'aaaa1111', commit: string | null = 'c0ffee1234'): RegisteredModule => ({
  ...{ name, version, entry: `/modules/${name}/${version}/remoteEntry.js`, integrity: '', commit },
  routes: { pages: [] },
});
const reload = vi.fn();
const show = (overrides = readOverrides(), modules = [moduleOf('mfe-tests'), moduleOf('mfe-account')]) =>
  render(
    <DeveloperTools modules={modules} shell={{ version: 'bbbb', commit: 'abcdef0123' }} overrides={overrides} reload={reload} />,
  );
const openPanel = async () => {
  await userEvent.keyboard('{Alt>}{Shift>}[KeyD]{/Shift}{/Alt}');
  return screen.findByRole('dialog', { name: 'Developer tools' });
};

/** Chrome, a module's page, and its open dialog. */
let page: HTMLElement;
let roots: Root[];
beforeEach(async () => {
  page = document.body.appendChild(document.createElement('div'));
  page.innerHTML =
    '<div id="shell"><header>Navbar</header><main><div data-module="mfe-tests"></div></main></div><div class="portal"></div>';
  const portal = page.querySelector('.portal') as HTMLElement;
  const root = createRoot(page.querySelector('[data-module]') as HTMLElement);
  roots = [root];
  await act(async () =>
    root.render(
      <p>
        Player
        {createPortal(
          <div role="dialog" aria-label="End the test?">
            <b>Sure?</b>
          </div>,
          portal,
        )}
      </p>,
    ),
  );
  // jsdom has no layout.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 300, 40));
});
afterEach(() => {
  for (const root of roots) act(() => root.unmount());
  page.remove();
  sessionStorage.clear();
  vi.restoreAllMocks();
  reload.mockReset();
});

describe('the panel', () => {
  it('puts a module from this machine in place of the live one', async () => {
    show();
    const panel = within(await openPanel());
    await userEvent.selectOptions(panel.getByLabelText('Module'), 'mfe-account');
    const field = panel.getByLabelText('Its development server');
    fireEvent.change(field, { target: { value: '3102' } });
    await userEvent.type(field, '{Enter}');
    expect(readOverrides()).toEqual({ 'mfe-account': 'http://127.0.0.1:3102/remoteEntry.js' });
    expect(reload).toHaveBeenCalledOnce();
  });

  it('takes a module that was never released by its name', async () => {
    show();
    const panel = within(await openPanel());
    await userEvent.selectOptions(panel.getByLabelText('Module'), 'A new module');
    fireEvent.change(panel.getByLabelText('Its name'), { target: { value: 'mfe-study-plans' } });
    const field = panel.getByLabelText('Its development server');
    fireEvent.change(field, { target: { value: '3106' } });
    await userEvent.type(field, '{Enter}');
    expect(readOverrides()).toEqual({ 'mfe-study-plans': 'http://127.0.0.1:3106/remoteEntry.js' });
  });

  it('says what is wrong with a name or an address, and changes nothing', async () => {
    show();
    const panel = within(await openPanel());
    const field = panel.getByLabelText('Its development server');
    fireEvent.change(field, { target: { value: 'elsewhere.example' } });
    await userEvent.type(field, '{Enter}');
    expect(await panel.findByText(/port of a development server on this machine/)).toBeVisible();
    await userEvent.selectOptions(panel.getByLabelText('Module'), 'A new module');
    await userEvent.clear(panel.getByLabelText('Its development server'));
    fireEvent.change(panel.getByLabelText('Its name'), { target: { value: 'Study Plans' } });
    fireEvent.change(field, { target: { value: '3106' } });
    await userEvent.type(field, '{Enter}');
    expect(await panel.findByText(/small letters/)).toBeVisible();
    expect(readOverrides()).toEqual({});
    expect(reload).not.toHaveBeenCalled();
  });

  it('tells who owns what, with version and commit, and outlines it', async () => {
    show();
    const panel = await openPanel();
    expect(panel).toHaveTextContent('shellbbbb · commit abcdef01');
    expect(panel).toHaveTextContent('mfe-testsaaaa1111 · commit c0ffee12');
    await expectAccessible(panel);
    await userEvent.click(within(panel).getByRole('switch', { name: 'Outline who owns what' }));
    const owners = () => [...document.querySelectorAll<HTMLElement>('[data-owner]')].map(({ dataset }) => dataset.owner);
    await vi.waitFor(() => expect(owners()).toEqual(['shell', 'mfe-tests', 'mfe-tests']), { timeout: 30_000 });
    await userEvent.click(within(panel).getByRole('switch', { name: 'Outline who owns what' }));
    expect(owners()).toEqual([]);
  });
});

describe('an owner', () => {
  it('is found for chrome, module and what a module has drawn at the end of the page', () => {
    expect(ownedRegions(page).map(({ owner, element }) => [owner, element.textContent])).toEqual([
      ['shell', 'Navbar'],
      ['mfe-tests', 'Player'],
      ['mfe-tests', 'Sure?'],
    ]);
    expect(ownerOf(page.querySelector('b') as Element)).toBe('mfe-tests');
    expect(ownerOf(page.querySelector('header') as Element)).toBe('shell');
  });
});
