// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CityCombobox } from '@/components/cities/city-combobox';
import { PlainButton } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { I18nContext } from '@/i18n/context';
import en from '@/i18n/en';
import { createI18n } from '@/i18n/translate';
import { AlertDialog } from './alert-dialog';
import { BottomSheet } from './bottom-sheet';
import { DropdownMenuItem, OpenedMenu } from './dropdown-menu';

const activeWatchers = new Set<EventTarget>();

class FakeCloseWatcher extends EventTarget {
  constructor() {
    super();
    activeWatchers.add(this);
  }
  destroy() {
    activeWatchers.delete(this);
  }
}

/** What Android's Back does while a layer is open. */
const requestClose = () => act(() => void [...activeWatchers].at(-1)?.dispatchEvent(new Event('close')));

function Dialog() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title="Layer"
      labels={{ cancel: 'No', confirm: 'Yes' }}
      onConfirm={vi.fn()}
    >
      Sure?
    </AlertDialog>
  );
}

function Sheet() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <BottomSheet open={isOpen} onOpenChange={setIsOpen} title="Layer" closeLabel="Close" footer={null}>
      Choices
    </BottomSheet>
  );
}

const Menu = () => (
  <OpenedMenu trigger={<PlainButton>Menu</PlainButton>} aria-label="Menu">
    <DropdownMenuItem>Item</DropdownMenuItem>
  </OpenedMenu>
);

const Combobox = () => (
  <Field label="City">
    {(control) => (
      <CityCombobox
        control={control}
        cities={[{ id: 1, name: 'Brno', region: 'kraj' }]}
        value={null}
        onChange={vi.fn()}
      />
    )}
  </Field>
);

beforeEach(() => vi.stubGlobal('CloseWatcher', FakeCloseWatcher));
afterEach(cleanup);

it.each([
  ['dialog', Dialog, 'dialog'],
  ['sheet', Sheet, 'dialog'],
  ['menu', Menu, 'menuitem'],
  ['list of a combobox', Combobox, 'option'],
])(
  'a %s is closed by the request of the browser, and leaves no watcher when it closes by itself',
  async (_, Layer, role) => {
    const user = userEvent.setup();
    const open = async () => {
      render(
        <I18nContext value={createI18n('en', en)}>
          <Layer />
        </I18nContext>,
      );
      if (Layer === Combobox) await user.click(screen.getByRole('combobox'));
      expect(screen.getByRole(role)).toBeDefined();
      expect(activeWatchers.size).toBe(1);
    };
    await open();
    requestClose();
    expect(screen.queryByRole(role)).toBeNull();
    expect(activeWatchers.size).toBe(0);
    cleanup();
    await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole(role)).toBeNull();
    expect(activeWatchers.size).toBe(0);
  },
);
