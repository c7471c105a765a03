// The buttons of the test checkout. The page that opened it hears what happened.
(() => {
  const { id } = document.querySelector('main').dataset;
  const status = document.querySelector('[role=status]');
  const tell = (message) => window.parent.postMessage(message, window.location.origin);

  const enable = (enabled) => {
    for (const button of document.querySelectorAll('button')) button.disabled = !enabled;
  };

  async function pay(outcome) {
    const delivery = document.querySelector('#delivery').value;
    const response = await fetch('checkout/pay', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id, outcome, delivery }),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.error.description);
    return answer;
  }

  const actions = {
    async success() {
      tell({ type: 'paid', answer: await pay('success') });
    },
    async slow() {
      status.textContent = 'Waiting for the bank';
      await new Promise((resolve) => setTimeout(resolve, 8000));
      tell({ type: 'paid', answer: await pay('success') });
    },
    async failure() {
      await pay('failure');
      const reason = 'Your payment was declined by the bank';
      status.textContent = `${reason}. You can try again.`;
      tell({ type: 'failed', reason });
    },
    async lost() {
      await pay('success');
      tell({ type: 'closed' });
    },
    async close() {
      tell({ type: 'closed' });
    },
  };

  // The opener's dialog does not receive keys from here.
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tell({ type: 'closed' });
  });

  for (const button of document.querySelectorAll('button[data-do]')) {
    button.addEventListener('click', async () => {
      status.textContent = '';
      enable(false);
      try {
        await actions[button.dataset.do]();
      } catch (error) {
        status.textContent = error.message;
      }
      enable(true);
    });
  }
  // Disabled until this script has loaded.
  enable(true);
})();
