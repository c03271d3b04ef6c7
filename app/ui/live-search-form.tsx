import { useEffect, useRef } from "react";
import { Form, useLocation, useNavigate, useNavigationType } from "react-router";
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
  const navigate = useNavigate();
  const arrival = useNavigationType();
  const { key } = useLocation();
  const place = useRef(key);

  useEffect(() => {
    const moved = place.current !== key;
    place.current = key;
    // A replaced address is the answer to what was typed, and older than what is being typed.
    if (!moved || arrival === "REPLACE" || !field.current) return;
    clearTimeout(timer.current);
    field.current.value = q;
  }, [key, arrival, q]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const find = () => {
    const term = field.current?.value.trim();
    const address = term ? `${action}?${new URLSearchParams({ q: term })}` : action;
    navigate(address, { replace: true, preventScrollReset: true });
  };

  const type = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(find, pause);
  };

  return (
    <Form
      role="search"
      aria-label={label}
      action={action}
      preventScrollReset
      onSubmit={() => clearTimeout(timer.current)}
      className={styles.form}
    >
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
