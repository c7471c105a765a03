// Stands in for https://checkout.razorpay.com/v1/checkout.js: the same constructor, options and callbacks, over a frame.
(() => {
  const base = new URL('.', document.currentScript.src);

  class Razorpay {
    #options;
    #listeners = {};

    constructor(options) {
      this.#options = options;
    }

    on(event, listener) {
      this.#listeners[event] = listener;
    }

    open() {
      const { subscription_id, order_id, handler, modal } = this.#options;
      const address = new URL('checkout', base);
      if (subscription_id) address.searchParams.set('subscription_id', subscription_id);
      else address.searchParams.set('order_id', order_id);

      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', 'Test checkout');
      dialog.style.cssText = 'padding:0;border:0;border-radius:12px;width:min(26rem,94vw);overflow:hidden';
      const frame = document.createElement('iframe');
      frame.title = 'Test checkout';
      frame.src = address;
      frame.style.cssText = 'display:block;border:0;width:100%;height:min(37rem,90vh)';
      dialog.append(frame);

      const close = () => {
        window.removeEventListener('message', listen);
        dialog.close();
        dialog.remove();
      };
      const dismiss = () => {
        close();
        modal?.ondismiss?.();
      };
      const listen = ({ source, origin, data }) => {
        if (source !== frame.contentWindow || origin !== base.origin) return;
        if (data.type === 'paid') {
          close();
          handler?.(data.answer);
        } else if (data.type === 'failed') {
          this.#listeners['payment.failed']?.({ error: { code: 'BAD_REQUEST_ERROR', description: data.reason } });
        } else if (data.type === 'closed') dismiss();
      };
      window.addEventListener('message', listen);
      dialog.addEventListener('cancel', dismiss);
      document.body.append(dialog);
      dialog.showModal();
    }
  }

  window.Razorpay = Razorpay;
})();
