import { useId } from "react";

type ChoiceFieldProps<Value extends string> = {
  label: string;
  hint?: string;
  value: Value;
  choices: readonly (readonly [value: Value, name: string])[];
  onChoice: (value: Value) => void;
};

export function ChoiceField<Value extends string>({
  label,
  hint,
  value,
  choices,
  onChoice,
}: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <select
        id={id}
        value={value}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => onChoice(event.currentTarget.value as Value)}
      >
        {choices.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
