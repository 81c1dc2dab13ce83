// Stands in for XMLHttpRequest, by which photos are sent: half has left at once, the rest when the answer comes.
type AnswerTo = (
  address: string,
  sent: { method: string; body: FormData; headers: Record<string, string> },
) => Promise<Response>;
type Told = (() => void) | undefined;

export const fakeUploads = (answerTo: AnswerTo) =>
  class {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload: Told;
    onerror: Told;
    onabort: Told;
    status = 0;
    responseText = '';
    #headers = new Headers();
    #sent: Record<string, string> = {};
    #aborted = false;
    #place = { method: '', address: '' };

    open(method: string, address: string) {
      this.#place = { method, address };
    }

    setRequestHeader(name: string, value: string) {
      this.#sent[name] = value;
    }

    send(body: FormData) {
      const { method, address } = this.#place;
      this.upload.onprogress?.({ loaded: 50, total: 100 });
      answerTo(address, { method, body, headers: this.#sent }).then(
        (response) => this.#arrive(response),
        () => this.#aborted || this.onerror?.(),
      );
    }

    abort() {
      this.#aborted = true;
      this.onabort?.();
    }

    getResponseHeader(name: string) {
      return this.#headers.get(name);
    }

    async #arrive(response: Response) {
      if (this.#aborted) return;
      this.upload.onprogress?.({ loaded: 100, total: 100 });
      this.status = response.status;
      this.#headers = response.headers;
      this.responseText = await response.text();
      this.onload?.();
    }
  };
