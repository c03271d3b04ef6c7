import { useEffect, useRef } from "react";
import { Form, useNavigate, useNavigationType } from "react-router";
import buttons from "./button.module.css";
import styles from "./search-form.module.css";

type LiveSearchFormProps = {
  /** The address of the list; the form adds `?q=`. */
  action: string;
  q: string;
  label: string;
  placeholder: string;
  submit: string;
};

/** Long enough that a word is not asked for letter by letter. */
const pause = 250;

/** Finds while one types, without a step in the history for each letter; without script, on submitting. */
export function LiveSearchForm({ action, q, label, placeholder, submit }: LiveSearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(q);
  const navigate = useNavigate();
  const arrival = useNavigationType();

  useEffect(() => {
    const moved = shown.current !== q;
    shown.current = q;
    // A replaced address is the answer to what was typed, and older than what is being typed.
    if (moved && arrival !== "REPLACE" && field.current) field.current.value = q;
  }, [q, arrival]);

  const wait = () => clearTimeout(timer.current);
  useEffect(() => wait, []);

  const find = () => {
    const term = field.current?.value.trim();
    const address = term ? `${action}?${new URLSearchParams({ q: term })}` : action;
    navigate(address, { replace: true, preventScrollReset: true });
  };

  const type = () => {
    wait();
    timer.current = setTimeout(find, pause);
  };

  return (
    <Form role="search" action={action} preventScrollReset onSubmit={wait} className={styles.form}>
      <label className={styles.label}>
        <span>{label}</span>
        <input
          ref={field}
          type="search"
          name="q"
          defaultValue={q}
          placeholder={placeholder}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          onInput={type}
          className={styles.field}
        />
      </label>
      <button type="submit" className={`${buttons.button} ${buttons.primary}`}>
        {submit}
      </button>
    </Form>
  );
}
