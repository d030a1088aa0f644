import { wordPairs } from '../text/words.js';

/** Nouns of doing with what follows them, and the verbs that say the same. A data file. */
export const NOMINAL_VERBS = wordPairs`
  replacement_of=replace removal_of=remove maintenance_of=maintain provision_of=provide coordination_of=coordinate
  installation_of=install implementation_of=introduce submission_of=submit storage_of=store payment_of=pay prevention_of=prevent
  protection_of=protect supervision_of=supervise preparation_of=prepare creation_of=create detection_of=detect
  reduction_of=reduce assessment_of=assess identification_of=identify purchase_of=buy acquisition_of=get renewal_of=renew
  completion_of=complete verification_of=check construction_of=build termination_of=end establishment_of=create
  demolition_of=demolish relocation_of=move erection_of=build collection_of=collect inspection_of=inspect
  review_of=review use_of=use utilisation_of=use utilization_of=use restoration_of=restore evaluation_of=evaluate analysis_of=analyse examination_of=examine survey_of=survey
  investigation_of=investigate investigation_into=investigate delivery_of=deliver distribution_of=hand_out
  administration_of=give disposal_of=throw_away recruitment_of=recruit cancellation_of=cancel calculation_of=work_out
  withdrawal_of=withdraw suspension_of=suspend closure_of=close loss_of=lose forfeiture_of=lose refusal_of=refuse
  rejection_of=reject disconnection_of=disconnect refund_of=refund reimbursement_of=refund adjustment_to=adjust adjustments_to=adjust amendment_to=change
  amendments_to=change alteration_to=change alterations_to=change changes_to=change modifications_to=change
  repairs_to=repair improvements_to=improve contribution_to=contribute_to reference_to=refer_to application_for=apply_for
  decision_on=decide_on decision_about=decide_on decision_regarding=decide_on decision_concerning=decide_on
  arrangements_for=arrange enquiry_about=ask_about enquiries_about=ask_about comparison_of=compare
`;
export const NOMINALS = [...NOMINAL_VERBS.keys()].join('|');
