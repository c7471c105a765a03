// The buttons of the test provider's dashboard: one step each, then the page as it is now.
(() => {
  const status = document.querySelector('[role=status]');

  async function act(action) {
    const response = await fetch('dashboard', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(action),
    });
    if (response.ok) window.location.reload();
    else status.textContent = (await response.json()).error.description;
  }

  for (const button of document.querySelectorAll('button[data-do]')) {
    button.addEventListener('click', () => act({ do: button.dataset.do, id: button.dataset.id }));
  }
  document.querySelector('#refunds-are').addEventListener('change', ({ target }) => {
    act({ do: 'refundsAre', status: target.value });
  });
})();
